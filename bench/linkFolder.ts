import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder of links to the files of another.
 *
 * @param isLinked whether a file is linked, by its path in the folder
 */
export function linkFolder(from: string, to: string, isLinked: (name: string) => boolean): void {
  const link = (folder: string) => {
    mkdirSync(path.join(to, folder), { recursive: true });
    for (const entry of readdirSync(path.join(from, folder), { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) link(name);
      else if (isLinked(name)) symlinkSync(path.join(from, name), path.join(to, name));
    }
  };
  link('');
}
