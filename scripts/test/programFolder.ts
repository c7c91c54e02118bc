import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder for programs, as the variable PATH lists them; a new one for each test of the file. */
export function programFolder() {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return {
    path: () => folder,
    /** @returns the path of the new program */
    add(name: string): string {
      const file = path.join(folder, name);
      writeFileSync(file, '');
      chmodSync(file, 0o755);
      return file;
    },
  };
}
