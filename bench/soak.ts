import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../scripts/lifecycle.mjs';
import { freePort } from '../scripts/ports.mjs';
import { Problem } from '../scripts/problem.mjs';
import { SITE_DIRECTORY } from '../scripts/site.mjs';
import { startContent } from './build.content';
import { copyProject } from './build.copy';
import { writeDocuments } from './build.documents';
import type { RecordedRequest } from './build.service';
import { startBuild } from './build.site';
import { isGood } from './soak.load';
import type { Figures } from './soak.load';
import { soakBuilds, soakChanges, soakContent, soakSite } from './soak.parts';
import type { Content } from './soak.parts';

const helpText = `Shows whether the servers lose anything, or grow, in long use. Exits with 1 if they do.
Builds the site first, to serve it and to record what a build asks for.

  npm run soak -- [options]

  --part <name>        only site, content, changes or builds; can be repeated
  --seconds <n>        how long the site's server and the content service are asked (default: 60)
  --connections <n>    over how many connections (default: 200)
  --changes <n>        how many changes the content service must notice (default: 500)
  --builds <n>         how many builds' worth of requests it answers (default: 100)
  --help

Each part runs twice, first to warm the server up.
`;

const DOCUMENTS = 200;
const MAX_REASONS = 5;

void runCommand(pathToFileURL(__filename).href, async () => {
  const { help, part: chosen, ...settings } = readOptions();
  if (help) return print(helpText);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-soak-'));
  // Deletes the folder only on exit: the content service watches it until then.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const content = writeContent(path.join(folder, 'documents'));
  let recording: Promise<Recording> | undefined;
  const recorded = () => (recording ??= record(path.join(folder, 'project'), content));
  const parts: Record<string, () => Promise<Figures>> = {
    site: async () => soakSite((await recorded()).site, settings, print),
    content: async () => soakContent(content, (await recorded()).requests, settings, print),
    changes: () => soakChanges(content, settings, print),
    builds: async () => soakBuilds(content, (await recorded()).requests, settings, print),
  };
  const unknown = chosen.find((name) => !(name in parts));
  if (unknown) throw new Problem(`There is no part "${unknown}".\n\n${helpText}`);

  const rows: [string, Figures][] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    print(name);
    rows.push([name, await run()]);
  }
  print(
    `\n${os.cpus().length} cores, Node ${process.version}, ${os.platform()}. Memory in MiB after garbage collection`,
  );
  print(
    'part     answered failed lost   p50 ms   p99 ms  RSS warm    end ratio  heap warm    end ratio',
  );
  for (const [name, figures] of rows) print(toRow(name, figures));
  for (const [, { failed, lost }] of rows)
    [...lost, ...failed].slice(0, MAX_REASONS).forEach(print);
  return rows.every(([, figures]) => isGood(figures)) ? 0 : 1;
});

type Recording = { site: string; requests: RecordedRequest[] };

function writeContent(documents: string): Content {
  return { documents, toChange: writeDocuments('.', documents, DOCUMENTS, 1).toChange };
}

/** Builds the site in a copy of the project. */
async function record(project: string, { documents }: Content): Promise<Recording> {
  print('  building the site');
  copyProject(project);
  const content = await startContent(project, documents, await freePort(), 0);
  const build = startBuild(project, content.endpoint, `${project}.log`);
  const { code, log } = await Promise.race([content.failed, build.finished]);
  if (code !== 0) throw new Problem(`${log}\ngatsby build failed with code ${code}. See above.`);
  const requests = await content.requests();
  await content.stop();
  print(`  built; a build sends ${requests.length} different requests`);
  return { site: path.join(project, SITE_DIRECTORY), requests };
}

function toRow(name: string, figures: Figures): string {
  const { timesMs, failed, lost, warm, end } = figures;
  const times = timesMs.sort((a, b) => a - b);
  const percentile = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  const ratio = (from: number, to: number) => `${(to / from).toFixed(2)}×`;
  const columns: [string | number, number][] = [
    [timesMs.length, 9],
    [failed.length, 7],
    [lost.length, 5],
    [percentile(0.5), 9],
    [percentile(0.99), 9],
    [warm.rss.toFixed(0), 10],
    [end.rss.toFixed(0), 7],
    [ratio(warm.rss, end.rss), 6],
    [warm.heap.toFixed(1), 11],
    [end.heap.toFixed(1), 7],
    [ratio(warm.heap, end.heap), 6],
  ];
  const row = columns.map(([value, width]) => String(value).padStart(width)).join('');
  return `${name.padEnd(8)}${row}${isGood(figures) ? '' : '  FAULT'}`;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        part: { type: 'string', multiple: true, default: [] },
        seconds: { type: 'string', default: '60' },
        connections: { type: 'string', default: '200' },
        changes: { type: 'string', default: '500' },
        builds: { type: 'string', default: '100' },
        help: { type: 'boolean', default: false },
      },
    });
    const { part, help, ...numbers } = values;
    const whole = (name: keyof typeof numbers): number => {
      if (/^[1-9]\d{0,5}$/.test(numbers[name])) return Number(numbers[name]);
      throw new Error(`--${name} must be a whole number from 1, not "${numbers[name]}".`);
    };
    const seconds = whole('seconds');
    const connections = whole('connections');
    return { part, help, seconds, connections, changes: whole('changes'), builds: whole('builds') };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n\n${helpText}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
