import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../scripts/lifecycle.mjs';
import { freePort } from '../scripts/ports.mjs';
import { Problem } from '../scripts/problem.mjs';
import { toBarChart } from './barChart';
import type { BarGroup } from './barChart';
import { startContent } from './build.content';
import type { ContentProcess } from './build.content';
import { addParagraph, writeDocuments } from './build.documents';
import { readCpuSeconds, watchGroups } from './build.processes';
import { cleanProject, copyProject } from './build.copy';
import { readSteps, startBuild } from './build.site';

// Measures the time and memory of a build of the whole site with much content. The goals are for
// 2,000 documents on two cores. Other work on the computer raises all figures, so the load is
// printed beside them.

const helpText = `Measures the time and memory of a build of the site with much content.

  npm run bench:build -- [options]

  --documents <n>   number of documents, including the sample documents (default: 2000)
  --plot <file>     draw the times into an SVG file
  --seed <n>        seed of the generated documents (default: 1)
  --keep            keep the copy of the project, the documents and Gatsby's output
  --help
`;

const COLD_SECONDS = 60;
const COLD_MIB = 2.5 * 1024;
const UNCHANGED_SECONDS = 15;
const MAX_SLOWDOWN_FACTOR = 1.2;
const LATENCY_MS = 100;
const MAX_PRINTED_STEPS = 8;
const MAX_LOG_LINES = 40;
const REF_POLL_MS = 100;

/** Temporary folders, and the port that is the same for every build. */
type Workspace = { project: string; documents: string; logs: string; port: number };
type Goals = { seconds?: number; mib?: number };

const measured: BarGroup[] = [];

void runCommand(pathToFileURL(__filename).href, async () => {
  const { documents, seed, plot, keep, help } = readOptions();
  if (help) return print(helpText);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
  // Deletes the folder only on exit: the content service watches it until then.
  process.on('exit', () => {
    if (keep) print(`\nKept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  });
  const workspace: Workspace = {
    project: path.join(folder, 'project'),
    documents: path.join(folder, 'documents'),
    logs: folder,
    port: await freePort(),
  };

  print(`${os.cpus().length} cores, Node ${process.version}, ${os.platform()}, load ${load()}`);
  copyProject(workspace.project);
  const { samples, counts, total, toChange } = writeDocuments(
    workspace.project,
    workspace.documents,
    documents,
    seed,
  );
  const kinds = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  print(
    `${total} documents, including ${samples} sample documents (seed ${seed}): ${kinds.join(', ')}`,
  );

  const withoutLatency = await withContent(workspace, 0, async (content) => {
    const goals = { seconds: COLD_SECONDS, mib: COLD_MIB };
    const seconds = await measure('Cold build', workspace, content);
    cleanProject(workspace.project);
    await measure('Cold build, images made before', workspace, content, goals);
    await measure('Rebuild without changes', workspace, content, { seconds: UNCHANGED_SECONDS });
    const before = await refOf(content);
    addParagraph(toChange);
    while ((await refOf(content)) === before) await wait(REF_POLL_MS);
    await measure('Rebuild with one changed document', workspace, content);
    return seconds;
  });
  cleanProject(workspace.project);
  const withLatency = await withContent(workspace, LATENCY_MS, (content) =>
    measure(`Cold build, every response delayed by ${LATENCY_MS} ms`, workspace, content),
  );
  figure('compared with no delay', withLatency / withoutLatency, 'times', MAX_SLOWDOWN_FACTOR);
  if (plot) {
    const title = `Builds of ${total} documents`;
    writeFileSync(plot, toBarChart(title, 's', ['time', 'processor time'], measured));
  }
});

/** The ref of the published content, which changes when the service has read a change. */
async function refOf({ endpoint }: ContentProcess): Promise<string> {
  const response = await fetch(endpoint);
  const { refs } = (await response.json()) as { refs: { ref: string }[] };
  return refs[0]?.ref ?? '';
}

async function withContent<T>(
  { project, documents, port }: Workspace,
  latency: number,
  work: (content: ContentProcess) => Promise<T>,
): Promise<T> {
  const content = await startContent(project, documents, port, latency);
  const done = await Promise.race([content.failed, work(content)]);
  await content.stop();
  return done;
}

/**
 * Builds once and prints the time and memory. The memory is that of Gatsby and the content service
 * together, as `watchGroups` measures it; `npm run build` needs both.
 *
 * @returns the seconds
 * @throws {Problem} with the end of Gatsby's output if the build fails
 */
async function measure(
  title: string,
  { project, logs }: Workspace,
  content: ContentProcess,
  goals: Goals = {},
): Promise<number> {
  print(`\n${title}, load ${load()}`);
  await content.counts();
  const serviceSeconds = await readCpuSeconds(content.pid);
  const begin = performance.now();
  const build = startBuild(project, content.endpoint, path.join(logs, `${title}.log`));
  const endWatch = watchGroups([build.pid, content.pid]);
  const { code, log, cpuSeconds } = await build.finished;
  const seconds = (performance.now() - begin) / 1000;
  const { peak, parts } = await endWatch();
  const ofService = (await readCpuSeconds(content.pid)) - serviceSeconds;
  if (code !== 0) {
    const output = log.trimEnd().split('\n').slice(-MAX_LOG_LINES).join('\n');
    throw new Problem(`${output}\n\ngatsby build failed with code ${code}. See above.`);
  }

  figure('time', seconds, 's', goals.seconds);
  figure('peak memory, all processes', peak, 'MiB', goals.mib);
  const [gatsby = 0, service = 0] = parts.map(Math.round);
  print(`    Gatsby and its workers ${gatsby}, the content service ${service}`);
  figure('processor time', cpuSeconds + ofService, 's');
  print(
    `    Gatsby and its workers ${cpuSeconds.toFixed(0)}, the content service ${ofService.toFixed(0)}`,
  );
  measured.push({ label: title, values: [seconds, cpuSeconds + ofService] });
  const { requests, kinds, mostAtOnce } = await content.counts();
  const named = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`);
  print(
    `  ${requests} requests (${named.join(', ')}), at most ${mostAtOnce} concurrent; load ${load()}.\n` +
      "  Gatsby's longest steps:",
  );
  for (const { step, seconds: stepSeconds, note } of readSteps(log).slice(0, MAX_PRINTED_STEPS)) {
    print(`    ${stepSeconds.toFixed(1).padStart(5)} s  ${step}${note && ` (${note})`}`);
  }
  return seconds;
}

function figure(what: string, value: number, unit: string, goal?: number): void {
  const shown = value.toFixed(value >= 100 ? 0 : 2).padStart(8);
  const comparison =
    goal === undefined
      ? ''
      : `  goal below ${goal}, margin ${(goal / value).toFixed(2)}×` +
        (value > goal ? ' (missed)' : '');
  print(`  ${what.padEnd(28)} ${shown} ${unit}${comparison}`);
}

function load(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        documents: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
        plot: { type: 'string' },
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const { documents, seed } = values;
    return {
      ...values,
      documents: wholeNumber('documents', documents),
      seed: wholeNumber('seed', seed),
    };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n\n${helpText}`);
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number below 1,000,000, not "${text}".`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
