import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '../scripts/chromium.mjs';
import { atEnd, isEnding, runCommand } from '../scripts/lifecycle.mjs';
import { Problem } from '../scripts/problem.mjs';
import { SITE_DIRECTORY } from '../scripts/site.mjs';
import { startStaticServer } from '../scripts/staticServer.mjs';
import { toBarChart } from './barChart';
import type { BarGroup } from './barChart';
import { linkFolder } from './linkFolder';
import { timeInteractions } from './pages.interactions';

// Measures the pages of the last build: Lighthouse for phones, beside the same pages without their scripts,
// and how soon the site answers a reader on a slow phone.

const helpText = `Measures a page of each template of the last build.

  npm run bench:pages -- [options]

  --path <path>   only this page; may be repeated
  --runs <n>      runs of Lighthouse for each page, of which the median counts (default: 5)
  --plot <file>   draw the times into an SVG file
  --help
`;

// The browser of a command downloads nothing else: Chromium is the system's.
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Now and then Lighthouse fails to record a page (NO_NAVSTART); the pages measured before would be lost. */
const LIGHTHOUSE_ATTEMPTS = 3;

const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run ' +
  '--disable-background-networking --disable-component-update --disable-sync';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

const kinds = ['document', 'font', 'image', 'script', 'other'] as const;

type Kind = (typeof kinds)[number];

type Audit = {
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
};

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit | undefined>;
};

type Figures = Record<keyof typeof audits, number> & {
  scores: number[];
  bytes: Record<Kind, number>;
};

void runCommand(pathToFileURL(__filename).href, async () => {
  const { runs, paths, plot, help } = readOptions();
  if (help) return print(helpText);
  const chromium = findChromium(process.env, { withWindow: true });
  if (!chromium) {
    throw new Problem(
      'There is no Chromium; chromium-headless-shell alone does not do, because it delays touches.\n' +
        'Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
    );
  }
  const site = path.resolve(SITE_DIRECTORY);
  if (!existsSync(path.join(site, 'index.html.br'))) {
    throw new Problem('There is no build. Run npm run build.');
  }
  const pages = paths.length > 0 ? paths : onePageOfEachTemplate(site);
  const unknown = pages.filter((page) => !existsSync(path.join(site, fileOf(page))));
  if (unknown.length > 0) {
    throw new Problem(
      `The build has no page ${unknown.join(', ')}. --path is an address such as /ha-frettir/.`,
    );
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-pages-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  copyWithoutScripts(site, folder, pages);
  const whole = await startStaticServer({ directory: site });
  const bare = await startStaticServer({ directory: folder });

  print(
    `${os.cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
  );
  print(`Lighthouse for phones, simulated throttling, median of ${runs}; kB as transferred\n`);
  print(
    '| page | scores | FCP ms | LCP ms | without scripts | TBT ms | without scripts | CLS | HTML | fonts | images | scripts | other |',
  );
  print('| --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
  const groups: BarGroup[] = [];
  for (const page of pages) {
    const all: Record<'whole' | 'bare', Figures[]> = { whole: [], bare: [] };
    // Turn by turn, so that a busy moment of the computer falls on both.
    for (let run = 0; run < runs; run += 1) {
      all.whole.push(await measure(whole.url + page, chromium));
      all.bare.push(await measure(bare.url + page, chromium));
    }
    print(toRow(page, all.whole, all.bare));
    const lcps = [all.whole, all.bare].map((figures) => median(figures.map(({ lcp }) => lcp)));
    groups.push({ label: decodeURI(page), values: lcps });
  }
  if (plot) {
    const title = 'Largest Contentful Paint, Lighthouse for phones';
    writeFileSync(plot, toBarChart(title, 'ms', ['with scripts', 'without scripts'], groups));
  }
  print(
    "\nFrom a reader's action until the next frame, 4 times slower processor, slowest of its events, " +
      `median and worst of ${runs}:\n`,
  );
  for (const { action, milliseconds } of await timeInteractions(whole.url, chromium, runs)) {
    const [middle, worst] = [median(milliseconds), Math.max(...milliseconds)];
    print(
      `  ${action.padEnd(26)}${middle.toFixed(0).padStart(4)}${worst.toFixed(0).padStart(6)} ms`,
    );
  }
  await Promise.all([whole.close(), bare.close()]);
});

async function measure(url: string, chromium: string): Promise<Figures> {
  const report = await runLighthouse(url, chromium);
  const value = (name: string) => report.audits[name]?.numericValue ?? NaN;
  const bytes: Record<Kind, number> = { document: 0, font: 0, image: 0, script: 0, other: 0 };
  for (const { resourceType, transferSize = 0 } of report.audits['network-requests']?.details
    ?.items ?? []) {
    const type = resourceType?.toLowerCase();
    bytes[kinds.find((kind) => kind === type) ?? 'other'] += transferSize;
  }
  return {
    fcp: value(audits.fcp),
    lcp: value(audits.lcp),
    tbt: value(audits.tbt),
    cls: value(audits.cls),
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? NaN) * 100)),
    bytes,
  };
}

/**
 * @returns the report of one page
 * @throws {Problem} with Lighthouse's message when it has failed `LIGHTHOUSE_ATTEMPTS` times in a row
 */
async function runLighthouse(url: string, chromium: string): Promise<Report> {
  const args = [
    ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet'],
    ...['--output=json', `--only-categories=${categories.join()}`, `--chrome-flags=${FLAGS}`],
  ];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)('npm', args, {
        env: { ...process.env, CHROME_PATH: chromium },
        maxBuffer: 2 ** 26,
      });
      const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
      if (report.runtimeError) throw new Error(report.runtimeError.message);
      return report;
    } catch (error) {
      const message = `${url}: ${error instanceof Error ? error.message : String(error)}`;
      // Ctrl+C ends Lighthouse too, which is no reason to start it again.
      if (attempt === LIGHTHOUSE_ATTEMPTS || isEnding()) throw new Problem(message);
      process.stderr.write(`${message}\nLighthouse tries again.\n`);
    }
  }
}

function toRow(page: string, whole: Figures[], bare: Figures[]): string {
  const of = (read: (figures: Figures) => number, all = whole) => median(all.map(read));
  const lcp = of((run) => run.lcp);
  const bareLcp = of((run) => run.lcp, bare);
  const cells = [
    page,
    categories.map((_, index) => of((run) => run.scores[index] ?? NaN)).join(' '),
    of((run) => run.fcp).toFixed(0),
    lcp.toFixed(0),
    `${bareLcp.toFixed(0)} (${(lcp / bareLcp).toFixed(2)})`,
    of((run) => run.tbt).toFixed(0),
    of((run) => run.tbt, bare).toFixed(0),
    of((run) => run.cls).toFixed(3),
    ...kinds.map((kind) => (of((run) => run.bytes[kind]) / 1000).toFixed(1)),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The first page of each template, in the language of the front page. */
function onePageOfEachTemplate(site: string): string[] {
  const folder = path.join(site, 'page-data');
  const byTemplate = new Map<string, string>();
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .sort((one, other) => (one.path < other.path ? -1 : 1)) as {
    path: string;
    componentChunkName: string;
  }[];
  for (const { path: page, componentChunkName: template } of pages) {
    const isMeasured = !/^\/(en|dummy|elements|preview|offline|404)|_preview/.test(page);
    if (isMeasured && !byTemplate.has(template)) byTemplate.set(template, page);
  }
  return [...byTemplate.values()];
}

/** The file of a page in the folder of the site. */
function fileOf(page: string): string {
  return path.join(decodeURI(page).slice(1), 'index.html');
}

/** Links to all files, except the pages to measure, from which it takes their scripts. */
function copyWithoutScripts(site: string, folder: string, pages: readonly string[]): void {
  const changed = new Set(pages.map(fileOf));
  linkFolder(site, folder, (name) => !changed.has(name.replace(/\.(br|gz)$/, '')));
  for (const name of changed) {
    const html = readFileSync(path.join(site, name), 'utf8');
    const bare = html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '');
    writeFileSync(path.join(folder, name), bare);
    writeFileSync(`${path.join(folder, name)}.br`, brotliCompressSync(bare));
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        path: { type: 'string', multiple: true, default: [] },
        runs: { type: 'string', default: '5' },
        plot: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1)
      throw new Error('--runs must be a whole number from 1.');
    return { ...values, runs, paths: values.path };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n\n${helpText}`);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
