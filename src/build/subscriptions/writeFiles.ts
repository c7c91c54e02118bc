import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files into the built site, and takes away those of an earlier build that are of the same
 * names but no longer wanted: the calendar of an event that is gone.
 *
 * @param files content by address, letters raw
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const wanted = new Map([...files].map(([address, text]) => [path.join(folder, address), text]));
  const names = new Set([...wanted.keys()].map((file) => path.basename(file)));
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, entry);
    if (names.has(path.basename(file)) && !wanted.has(file)) rmSync(file);
  }
  for (const [file, text] of wanted) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
