import { execFile } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify, stripVTControlCharacters } from 'node:util';
import { Problem } from '../scripts/lifecycle.mjs';
import { readOutput, startProcess } from '../scripts/processes.mjs';
import { gatsbyEnvironment } from '../scripts/site.mjs';
import { contentFolders } from './build.documents';
import type { Counts } from './build.service';

const SAMPLE_INTERVAL_MS = 250;
const MAX_LOG_LINES = 40;
const run = promisify(execFile);

export type Content = {
  endpoint: string;
  pid: number;
  counts: () => Promise<Counts>;
  /** The ref of the published content. A new ref shows that the service has read a changed file. */
  ref: () => Promise<string>;
};

type Options = { documents: string; port: number; latency: number };

/** Runs the content service during `work`. */
export async function withContent<Result>(
  project: string,
  options: Options,
  work: (content: Content) => Promise<Result>,
): Promise<Result> {
  const types = path.join(project, contentFolders.types);
  const media = path.join(project, contentFolders.media);
  const args = Object.entries({ types, media, ...options }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ]);
  const { child, exited, stop } = startProcess(
    process.execPath,
    ['--import', 'tsx', 'bench/build.service.ts', '--strict', ...args],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const failed = exited.then((code): never => {
    throw new Problem(`The content service exited with code ${code}. See the cause above.`);
  });
  failed.catch(() => undefined);

  const [{ url }] = (await Promise.race([failed, once(child, 'message')])) as [{ url: string }];
  const endpoint = `${url}/api/v2`;
  const counts = async () => {
    child.send('counts');
    return ((await once(child, 'message')) as [{ counts: Counts }])[0].counts;
  };
  const ref = async () => {
    const { refs } = (await (await fetch(endpoint)).json()) as { refs: { ref: string }[] };
    return refs[0]?.ref ?? '';
  };
  const result = await Promise.race([failed, work({ endpoint, pid: child.pid ?? 0, counts, ref })]);
  await stop();
  return result;
}

/** Returns the memory of the build and of the service when their sum was largest. */
export async function measureBuild(project: string, content: Content) {
  const begin = performance.now();
  const { child, exited } = startProcess(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'build'],
    {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...gatsbyEnvironment(),
        PRISMIC_ENDPOINT: content.endpoint,
        PRISMIC_REPOSITORY: '',
        PRISMIC_ACCESS_TOKEN: '',
        PRISMIC_REF: '',
      },
    },
  );
  const output = readOutput(child);
  const endWatch = watchMemory(child.pid ?? 0, content.pid);
  const code = await exited;
  const seconds = (performance.now() - begin) / 1000;
  const mib = await endWatch();
  if (code !== 0) {
    const lines = stripVTControlCharacters(output()).trimEnd().split('\n');
    const end = lines.slice(-MAX_LOG_LINES).join('\n');
    throw new Problem(`${end}\n\ngatsby build failed with code ${code}. See above.`);
  }
  return { seconds, mib };
}

/**
 * Samples the memory of two process groups until the returned function is called. Memory that
 * processes share counts for each of them, so the result is rather too high.
 */
function watchMemory(gatsby: number, service: number) {
  let peak = { gatsby: 0, service: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { stdout } = await run('ps', ['-A', '-o', 'pgid=,rss=']);
      const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
      const sum = (leader: number) =>
        processes.reduce((kib, [group, rss = 0]) => (group === leader ? kib + rss : kib), 0) / 1024;
      const now = { gatsby: sum(gatsby), service: sum(service) };
      if (now.gatsby + now.service > peak.gatsby + peak.service) peak = now;
      await wait(SAMPLE_INTERVAL_MS);
    }
  })();
  watching.catch(() => undefined);
  return async () => {
    isOver = true;
    await watching;
    return peak;
  };
}
