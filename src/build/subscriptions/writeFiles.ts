import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeChanged } from '../writeChanged';

/**
 * Writes files into the built site. It deletes files with the same names in other folders, which an
 * earlier build wrote: for example the calendar of a deleted event.
 *
 * @param files contents by path, not percent-encoded
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const contents = new Map([...files].map(([address, text]) => [path.join(folder, address), text]));
  const names = new Set([...contents.keys()].map((file) => path.basename(file)));
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, entry);
    if (names.has(path.basename(file)) && !contents.has(file)) rmSync(file);
  }
  for (const [file, text] of contents) writeChanged(file, text);
}
