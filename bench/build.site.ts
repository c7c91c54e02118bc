import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startProcess } from '../scripts/processes.mjs';
import { gatsbyEnvironment } from '../scripts/site.mjs';

/** Not copied: what was made, what is installed (that is linked), and the settings of a person. */
const LEFT_OUT = /^(node_modules|\.cache|public|\.git|test-results|playwright-report|\.env.*)$/;

export type Build = {
  pid: number;
  /** Settles with all that Gatsby printed, once it and its workers are gone. */
  finished: Promise<{ code: number; log: string }>;
};

/** Makes a copy of this project, as it stands, in which a build disturbs nobody. */
export function copyProject(folder: string): void {
  cpSync('.', folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(path.normalize(source)),
  });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
}

/** Removes what earlier builds left, as for the first build of a fresh checkout. */
export function cleanProject(folder: string): void {
  for (const made of ['.cache', 'public']) {
    rmSync(path.join(folder, made), { recursive: true, force: true });
  }
}

/**
 * Builds the site of a copy as `npm run build` does, from the content at an address whatever else
 * this person's environment names. What Gatsby prints is also kept in a file beside the copy.
 */
export function startBuild(folder: string, endpoint: string, logFile: string): Build {
  const { child, exited } = startProcess(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'build'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...gatsbyEnvironment(),
        PRISMIC_ENDPOINT: endpoint,
        PRISMIC_REPOSITORY: '',
        PRISMIC_ACCESS_TOKEN: '',
        PRISMIC_REF: '',
      },
    },
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (log += text));
  }
  const finished = exited.then((code) => {
    const plain = stripVTControlCharacters(log);
    writeFileSync(logFile, plain);
    return { code, log: plain };
  });
  return { pid: child.pid ?? 0, finished };
}

/** @returns Gatsby's own timers, `run page queries` → 12.3 s, the longest first */
export function readSteps(log: string): { step: string; seconds: number; note: string }[] {
  return [...log.matchAll(/^success (.+?) - ([\d.]+)s(?: - (.+))?$/gm)]
    .map(([, step = '', seconds, note = '']) => ({ step, seconds: Number(seconds), note }))
    .sort((a, b) => b.seconds - a.seconds);
}
