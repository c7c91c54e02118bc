import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files in a folder and in the folders below it. Links are left out.
 *
 * @param below part of the folder, with a final slash
 * @returns paths in the folder, with slashes
 */
export function listFiles(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below + entry.name;
    if (entry.isDirectory()) return listFiles(folder, `${name}/`);
    return entry.isFile() ? name : [];
  });
}
