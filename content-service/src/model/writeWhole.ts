import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Never leaves half a file behind. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, file);
}
