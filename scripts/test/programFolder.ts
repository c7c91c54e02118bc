import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Makes a folder for programs for each test. */
export function programFolder() {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return {
    path: () => folder,
    add(name: string): string {
      const file = path.join(folder, name);
      writeFileSync(file, '');
      chmodSync(file, 0o755);
      return file;
    },
  };
}
