import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** These folders are not copied. Installed packages are linked instead. */
const notCopied =
  /^(((bench|hosts|scripts\/pack)\/)?node_modules|\.cache|\.builds|public|\.git|test-results|playwright-report|\.env.*)$/;

export function copyProject(folder: string): void {
  cpSync('.', folder, {
    recursive: true,
    filter: (source) => !notCopied.test(path.normalize(source)),
  });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
}

/** Deletes the outputs of builds, so that the next build runs as in a fresh checkout. */
export function cleanProject(folder: string): void {
  for (const output of ['.cache', '.builds', 'public']) {
    rmSync(path.join(folder, output), { recursive: true, force: true });
  }
}
