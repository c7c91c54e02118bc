import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../scripts/chromium.mjs';
import { Problem, runCommand } from '../scripts/lifecycle.mjs';
import { SITE_DIRECTORY } from '../scripts/site.mjs';
import { startStaticServer } from '../scripts/staticServer.mjs';
import { percentile, print, printMachine } from './figures';
import { measureInteractions } from './pages.interactions';

const usage =
  'npm run bench:pages -- [runs of Lighthouse for each page, of which the median counts; by default 5] [paths, such as /verkefni/]';

const LIGHTHOUSE = 'bench/node_modules/lighthouse/cli/index.js';

/** Lighthouse sometimes fails to record a page (NO_NAVSTART), so a failed run is repeated. */
const LIGHTHOUSE_ATTEMPTS = 3;

const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run ' +
  '--disable-background-networking --disable-component-update --disable-sync';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const kinds = ['document', 'font', 'image', 'script', 'other'];

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    {
      numericValue?: number;
      details?: { items: { resourceType: string; transferSize: number }[] };
    }
  >;
};

type PageData = { path: string; componentChunkName: string };

/**
 * Measures a page of each template of the last build, or the given pages: Lighthouse for phones, with
 * and without the scripts of the page, and the time from an action of a reader until the next frame.
 */
void runCommand(async () => {
  const [runs = '5', ...paths] = process.argv.slice(2);
  if (!/^\d+$/.test(runs)) throw new Problem(usage);
  if (!existsSync(LIGHTHOUSE)) {
    throw new Problem('Lighthouse is not installed. Install it: npm ci --prefix bench');
  }
  const chromium = findChromium(process.env, { withWindow: true });
  if (!chromium) {
    throw new Problem(
      'Chromium was not found. chromium-headless-shell is not enough, because it delays touches.\n' +
        'Install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
    );
  }
  if (!existsSync(path.join(SITE_DIRECTORY, 'index.html'))) {
    throw new Problem('There is no build. Run npm run build.');
  }
  const site = await startStaticServer({ directory: path.resolve(SITE_DIRECTORY) });

  printMachine();
  print(`Lighthouse for phones, simulated throttling, median of ${runs}; kB as transferred\n`);
  const columns =
    '| page | scores | FCP ms | LCP ms | blocked | TBT ms | blocked | CLS | HTML | fonts | images | scripts | other |';
  print(columns);
  print(columns.replaceAll(/[^|]+/g, ' --- '));
  for (const page of paths.length > 0 ? paths : onePageOfEachTemplate()) {
    const reports: Report[] = [];
    const blocked: Report[] = [];
    // Runs with and without scripts alternate, so that a busy moment of the machine affects both.
    for (let run = 0; run < Number(runs); run += 1) {
      reports.push(await runLighthouse(site.url + page, chromium));
      blocked.push(await runLighthouse(site.url + page, chromium, ['--blocked-url-patterns=*.js']));
    }
    print(toRow(page, reports, blocked));
  }
  print('\nMedian (longest) time from an action until the next frame, 4 times slower processor');
  await measureInteractions(site.url, chromium, Number(runs));
  await site.close();
});

async function runLighthouse(url: string, chromium: string, more: string[] = []): Promise<Report> {
  const args = [
    ...[LIGHTHOUSE, url, '--quiet', '--output=json'],
    ...[`--only-categories=${categories.join()}`, `--chrome-flags=${FLAGS}`, ...more],
  ];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        env: { ...process.env, CHROME_PATH: chromium },
        maxBuffer: 2 ** 26,
      });
      const report = JSON.parse(stdout) as Report;
      if (report.runtimeError) throw new Error(report.runtimeError.message);
      return report;
    } catch (error) {
      const message = `${url}: ${error instanceof Error ? error.message : String(error)}`;
      if (attempt === LIGHTHOUSE_ATTEMPTS) throw new Problem(message);
      process.stderr.write(`${message}\nLighthouse tries again.\n`);
    }
  }
}

function toRow(page: string, reports: Report[], blocked: Report[]): string {
  const of = (read: (report: Report) => number, all = reports) => percentile(all.map(read), 0.5);
  const time = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? NaN;
  const lcp = time('largest-contentful-paint');
  const tbt = time('total-blocking-time');
  const score = (name: string) =>
    of((run) => Math.round((run.categories[name]?.score ?? NaN) * 100));
  const bytes = (kind: string) => (report: Report) =>
    report.audits['resource-summary']?.details?.items.find(
      ({ resourceType }) => resourceType === kind,
    )?.transferSize ?? 0;
  const cells = [
    page,
    categories.map(score).join(' '),
    of(time('first-contentful-paint')).toFixed(0),
    of(lcp).toFixed(0),
    `${of(lcp, blocked).toFixed(0)} (${(of(lcp) / of(lcp, blocked)).toFixed(2)})`,
    of(tbt).toFixed(0),
    of(tbt, blocked).toFixed(0),
    of(time('cumulative-layout-shift')).toFixed(3),
    ...kinds.map((kind) => (of(bytes(kind)) / 1000).toFixed(1)),
  ];
  return `| ${cells.join(' | ')} |`;
}

function onePageOfEachTemplate(): string[] {
  const folder = path.join(SITE_DIRECTORY, 'page-data');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file): PageData => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .filter((page) => !/^\/(en|dummy|elements|preview|offline|404)|_preview/.test(page.path))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const templates = new Set(pages.map(({ componentChunkName }) => componentChunkName));
  return [...templates].map(
    (template) => pages.find((page) => page.componentChunkName === template)?.path ?? '/',
  );
}
