import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand, temporaryFolder } from '../scripts/lifecycle.mjs';
import { freePort } from '../scripts/ports.mjs';
import { addParagraph, writeDocuments } from './build.documents';
import { measureBuild, withContent } from './build.measure';
import type { Content } from './build.measure';
import { load, print, printFigure, printMachine, readNumbers } from './figures';
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
  print(
    `${written.total} documents, including ${written.samples} sample documents: ${kinds.join(', ')}`,
  );
  const cold = await withContent(project, { documents, port, latency: 0 }, async (content) => {
    const goals = { seconds: COLD_SECONDS, mib: COLD_MIB };
    const seconds = await measure('Cold build', project, content, goals);
    await measure('Rebuild without changes', project, content, { seconds: UNCHANGED_SECONDS });
    const before = await content.ref();
    addParagraph(written.toChange);
    while ((await content.ref()) === before) await wait(REF_POLL_MS);
    await measure('Rebuild with one changed document', project, content);
    return seconds;
  });
  if (latency === 0) return;
  cleanProject(project);
  const title = `Cold build, every response delayed by ${latency} ms`;
  const late = await withContent(project, { documents, port, latency }, (content) =>
    measure(title, project, content),
  );
  printFigure('compared with no delay', late / cold, 'times', MAX_SLOWDOWN_FACTOR);
});

async function measure(
  title: string,
  project: string,
  content: Content,
  goals: { seconds?: number; mib?: number } = {},
): Promise<number> {
  print(`\n${title}, ${load()}`);
  await content.counts();
  const { seconds, mib } = await measureBuild(project, content);
  const { requests, kinds, mostAtOnce } = await content.counts();
  printFigure('time', seconds, 's', goals.seconds);
  printFigure('peak memory, all processes', mib.gatsby + mib.service, 'MiB', goals.mib);
  printFigure('peak memory without the content service', mib.gatsby, 'MiB');
  const named = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`);
  print(
    `  ${requests} requests (${named.join(', ')}), at most ${mostAtOnce} requests at once, ${load()}`,
  );
  return seconds;
}
