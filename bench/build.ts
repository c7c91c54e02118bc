import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { Problem, runCommand, temporaryFolder } from '../scripts/lifecycle.mjs';
import { freePort } from '../scripts/ports.mjs';
import { readOutput, startProcess } from '../scripts/processes.mjs';
import { gatsbyEnvironment } from '../scripts/site.mjs';
import { addParagraph, contentFolders, writeDocuments } from './build.documents';
import type { Counts } from './build.service';
import { load, printFigure, printMachine, readNumbers } from './figures';
import { cleanProject, copyProject } from './projectCopy';

const usage = `npm run bench:build -- [documents, including the samples] [delay of every response in the last build, in ms]
By default 2000 documents and 100 ms. With 0 ms there is no last build.`;

// The goals below are for 2,000 documents on two cores.
const COLD_SECONDS = 60;
const COLD_MIB = 2.5 * 1024;
const UNCHANGED_SECONDS = 15;
const MAX_SLOWDOWN_FACTOR = 1.2;
const REF_POLL_MS = 100;
const SEED = 1;
const SAMPLE_INTERVAL_MS = 250;
const MAX_LOG_LINES = 40;

void runCommand(async () => {
  const [count = 0, latency = 0] = readNumbers(usage, 2000, 100);
  const folder = temporaryFolder('bench-build');
  const project = path.join(folder, 'project');
  const documents = path.join(folder, 'documents');
  // The plugin caches responses by content URL, so all builds use the same port.
  const port = await freePort();

  printMachine();
  copyProject(project);
  const written = writeDocuments(project, documents, count, SEED);
  const kinds = Object.entries(written.counts).map(([kind, number]) => `${number} ${kind}`);
  console.log(
    `${written.total} documents, including ${written.samples} sample documents: ${kinds.join(', ')}`,
  );
  const content = await startContent(project, { documents, port, latency: 0 });
  const goals = { seconds: COLD_SECONDS, mib: COLD_MIB };
  const cold = await measure('Cold build', project, content, goals);
  await measure('Rebuild without changes', project, content, { seconds: UNCHANGED_SECONDS });
  const before = await content.ref();
  addParagraph(written.toChange);
  while ((await content.ref()) === before) await wait(REF_POLL_MS);
  await measure('Rebuild with one changed document', project, content);
  await content.stop();
  if (latency === 0) return;
  cleanProject(project);
  const delayed = await startContent(project, { documents, port, latency });
  const title = `Cold build, every response delayed by ${latency} ms`;
  const late = await measure(title, project, delayed);
  printFigure('compared with no delay', late / cold, 'times', MAX_SLOWDOWN_FACTOR);
});

async function measure(
  title: string,
  project: string,
  content: Content,
  goals: { seconds?: number; mib?: number } = {},
): Promise<number> {
  console.log(`\n${title}, ${load()}`);
  await content.counts();
  const { seconds, mib } = await measureBuild(project, content);
  const { requests, kinds, mostAtOnce } = await content.counts();
  printFigure('time', seconds, 's', goals.seconds);
  printFigure('peak memory, all processes', mib.gatsby + mib.service, 'MiB', goals.mib);
  printFigure('peak memory without the content service', mib.gatsby, 'MiB');
  const named = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`);
  console.log(
    `  ${requests} requests (${named.join(', ')}), at most ${mostAtOnce} requests at once, ${load()}`,
  );
  return seconds;
}

type Content = Awaited<ReturnType<typeof startContent>>;

async function startContent(
  project: string,
  options: { documents: string; port: number; latency: number },
) {
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

  const message = () => Promise.race([failed, once(child, 'message')]);
  const [{ url }] = (await message()) as [{ url: string }];
  const endpoint = `${url}/api/v2`;
  const counts = async () => {
    child.send('counts');
    return ((await message()) as [{ counts: Counts }])[0].counts;
  };
  // A new ref of the published content shows that the service has read a changed file.
  const ref = async () => {
    const { refs } = (await (await fetch(endpoint)).json()) as { refs: { ref: string }[] };
    return refs[0]?.ref ?? '';
  };
  return { endpoint, pid: child.pid ?? 0, counts, ref, failed, stop };
}

/** Returns the memory of the build and of the service when their sum was largest. */
async function measureBuild(project: string, content: Content) {
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
  let mib = { gatsby: 0, service: 0 };
  const sampling = setInterval(() => {
    const now = memoryOf(child.pid ?? 0, content.pid);
    if (now.gatsby + now.service > mib.gatsby + mib.service) mib = now;
  }, SAMPLE_INTERVAL_MS);
  const code = await Promise.race([exited, content.failed]);
  clearInterval(sampling);
  const seconds = (performance.now() - begin) / 1000;
  if (code !== 0) {
    const lines = stripVTControlCharacters(output()).trimEnd().split('\n');
    const end = lines.slice(-MAX_LOG_LINES).join('\n');
    throw new Problem(`${end}\n\ngatsby build failed with code ${code}. See above.`);
  }
  return { seconds, mib };
}

/**
 * Returns the memory of two process groups in MiB. Memory that processes share counts for each of
 * them, so the result is rather too high.
 */
function memoryOf(gatsby: number, service: number) {
  const list = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' });
  const processes = list.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const sum = (leader: number) =>
    processes.reduce((kib, [group, rss = 0]) => (group === leader ? kib + rss : kib), 0) / 1024;
  return { gatsby: sum(gatsby), service: sum(service) };
}
