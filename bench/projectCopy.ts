import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '../scripts/ports.mjs';
import { readOutput, startProcess } from '../scripts/processes.mjs';

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

/** Deletes the outputs of builds. */
export function cleanProject(folder: string): void {
  for (const output of ['.cache', '.builds', 'public']) {
    rmSync(path.join(folder, output), { recursive: true, force: true });
  }
}

export type DevelopServer = Awaited<ReturnType<typeof startDevelop>>;

/** Starts `gatsby develop` and does not wait until it responds. */
export async function startDevelop(folder: string) {
  const port = await freePort();
  const { child, stop } = startProcess(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'develop', '--port', String(port)],
    {
      cwd: folder,
      env: {
        // With the variable CI, Gatsby would run the queries of all pages instead of the open ones.
        CI: '',
        GATSBY_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'development',
        PRISMIC_ENDPOINT: '',
        PRISMIC_REPOSITORY: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = readOutput(child);
  const log = () => stripVTControlCharacters(output());
  return { url: `http://localhost:${port}`, log, stop };
}

export async function whileEdited<Result>(
  file: string,
  edit: (text: string) => string,
  work: () => Promise<Result>,
): Promise<Result> {
  const text = readFileSync(file, 'utf8');
  const changed = edit(text);
  if (changed === text) throw new Error(`The edit does not change ${path.basename(file)}.`);
  writeFileSync(file, changed);
  try {
    return await work();
  } finally {
    writeFileSync(file, text);
  }
}
