import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeChanged } from '../writeChanged';

/**
 * Writes files into the built site, and deletes those that the last build wrote and this one does not: for
 * example the calendar of a deleted event.
 *
 * @param files contents by path, not percent-encoded
 * @param last paths of the files of the last build
 */
export function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
  last: readonly string[] = [],
): void {
  for (const address of last) {
    if (!files.has(address)) rmSync(path.join(folder, address), { force: true });
  }
  for (const [address, text] of files) writeChanged(path.join(folder, address), text);
}
