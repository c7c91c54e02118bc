import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { startProcess } from '../scripts/processes.mjs';
import { gatsbyEnvironment } from '../scripts/site.mjs';

const CPU_LABEL = 'User and system time: ';
const cpuTimes = new RegExp(`${CPU_LABEL}([\\d.,]+) ([\\d.,]+)`);

const command = ['node_modules/gatsby/cli.js', 'build'];

export type Build = {
  pid: number;
  /**
   * Resolves after Gatsby and its workers have exited, with Gatsby's output and the processor time of all of
   * them, which the kernel has counted.
   */
  finished: Promise<{ code: number; log: string; cpuSeconds: number }>;
};

/**
 * Builds the site in a copy, as `npm run build` does, from the content at the given address; other
 * content settings in the environment are ignored. Also writes Gatsby's output to a file beside the
 * copy.
 */
export function startBuild(folder: string, endpoint: string, logFile: string): Build {
  const { child, exited } = startProcess(
    'bash',
    ['-c', `TIMEFORMAT='${CPU_LABEL}%U %S'; time "$@"`, 'bash', process.execPath, ...command],
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
    // The decimal separator is that of the user's language.
    const [user = NaN, system = NaN] = (cpuTimes.exec(plain) ?? [])
      .slice(1)
      .map((seconds) => Number(seconds.replace(',', '.')));
    return { code, log: plain, cpuSeconds: user + system };
  });
  return { pid: child.pid ?? 0, finished };
}

/** @returns Gatsby's own timers, such as `run page queries` → 12.3 s, the longest first */
export function readSteps(log: string): { step: string; seconds: number; note: string }[] {
  return [...log.matchAll(/^success (.+?) - ([\d.]+)s(?: - (.+))?$/gm)]
    .map(([, step = '', seconds, note = '']) => ({ step, seconds: Number(seconds), note }))
    .sort((a, b) => b.seconds - a.seconds);
}
