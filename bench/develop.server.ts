import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '../scripts/ports.mjs';
import { startProcess } from '../scripts/processes.mjs';

export type DevelopServer = {
  url: string;
  log: () => string;
  stop: () => Promise<void>;
};

/** Starts the server and does not wait until it responds. */
export async function startDevelop(folder: string): Promise<DevelopServer> {
  const port = await freePort();
  const { child, stop } = startProcess(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'develop', '--port', String(port)],
    {
      cwd: folder,
      env: {
        // With the variable CI, Gatsby would run the queries of all pages. On a developer's machine
        // it runs only the queries of the pages that are open.
        CI: '',
        GATSBY_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'development',
        PRISMIC_ENDPOINT: '',
        PRISMIC_REPOSITORY: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let shown = '';
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (data) => (shown += stripVTControlCharacters(String(data))));
  }
  const log = () => {
    const text = shown;
    shown = '';
    return text;
  };
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
