import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { hydrated } from '../e2e/hydrated';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { Problem, runCommand } from '../scripts/lifecycle.mjs';
import { SITE_DIRECTORY } from '../scripts/site.mjs';
import { startStaticServer } from '../scripts/staticServer.mjs';
import { defaultLanguage, languageOfPath } from '../src/i18n/languages';
import { percentile, printFigure, printMachine } from './figures';

const usage =
  'npm run bench:pages -- [runs of Lighthouse for each page, of which the median counts; by default 5] [paths, such as /verkefni/]';

const LIGHTHOUSE = 'bench/node_modules/lighthouse/cli/index.js';

/** Lighthouse sometimes fails to record a page (NO_NAVSTART), so a failed run is repeated. */
const LIGHTHOUSE_ATTEMPTS = 3;

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

const MAX_INTERACTION_MS = 100;
const SLOWDOWN_FACTOR = 4;

/** Browsers do not report events that take less time. */
const SHORTEST_EVENT_MS = 16;

/** The wait after an action, because Chromium reports an event only after the next frame. */
const REPORT_MS = 300;

const actions: [action: string, path: string, run: (page: Page) => Promise<void>][] = [
  ['open the menu', '/', (page) => tap(page.locator('summary').filter({ hasText: 'Valmynd' }))],
  ['answer the consent banner', '/', (page) => tap(page.getByRole('button', { name: 'Hafna' }))],
  [
    'type into the search',
    '/leit/',
    (page) => page.getByRole('main').getByRole('searchbox').pressSequentially('hönnun'),
  ],
  ['filter events', '/vidburdir/', (page) => tap(page.locator('main a[href*="#"]').first())],
  [
    'switch the language',
    '/verkefni/',
    async (page) => {
      // Before hydration the link loads a new document, which does not have the times of this page.
      await hydrated(page);
      await tap(page.getByRole('link', { name: 'English' }).first());
    },
  ],
];

/** Lighthouse runs with and without the scripts of each page. */
void runCommand(async () => {
  const [runs = '5', ...paths] = process.argv.slice(2);
  if (!/^\d+$/.test(runs)) throw new Problem(usage);
  if (!existsSync(LIGHTHOUSE)) {
    throw new Problem('Lighthouse is not installed. Install it: npm ci --prefix bench');
  }
  const executablePath = findChromium(process.env, { withWindow: true });
  if (!executablePath) {
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
  console.log(
    `Lighthouse for phones, simulated throttling, median of ${runs}; kB as transferred\n`,
  );
  const columns =
    '| page | scores | FCP ms | LCP ms | blocked | TBT ms | blocked | CLS | HTML | fonts | images | scripts | other |';
  console.log(columns);
  console.log(columns.replaceAll(/[^|]+/g, ' --- '));
  for (const page of paths.length > 0 ? paths : await onePageOfEachTemplate()) {
    const reports: Report[] = [];
    const blocked: Report[] = [];
    // Runs with and without scripts alternate, so that a busy moment of the machine affects both.
    for (let run = 0; run < Number(runs); run += 1) {
      reports.push(await runLighthouse(site.url + page, executablePath));
      blocked.push(
        await runLighthouse(site.url + page, executablePath, ['--blocked-url-patterns=*.js']),
      );
    }
    console.log(toRow(page, reports, blocked));
  }
  console.log(
    '\nMedian (longest) time from an action until the next frame, 4 times slower processor',
  );
  await measureInteractions(site.url, executablePath, Number(runs));
  await site.close();
});

async function runLighthouse(
  url: string,
  executable: string,
  more: string[] = [],
): Promise<Report> {
  const args = [
    ...[LIGHTHOUSE, url, '--quiet', '--output=json'],
    ...[
      `--only-categories=${categories.join()}`,
      `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
      ...more,
    ],
  ];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        env: { ...process.env, CHROME_PATH: executable },
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

async function onePageOfEachTemplate(): Promise<string[]> {
  // Without a build, the import would fail before the error message above.
  const { isHidden, templatePages } = await import('../e2e/builtPages');
  return templatePages()
    .filter((page) => !isHidden(page) && languageOfPath(page.path) === defaultLanguage)
    .map((page) => page.path);
}

/** Playwright's clicks would first move a mouse and run a script at each event, unlike a phone. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function measureInteractions(site: string, executablePath: string, runs: number) {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  for (const [action, path, run] of actions) {
    const times: number[] = [];
    for (let count = 0; count < runs; count += 1)
      times.push(await timeOne(browser, site + path, run));
    const worst = Math.max(...times).toFixed(0);
    printFigure(`${action} (${worst})`, percentile(times, 0.5), 'ms', MAX_INTERACTION_MS);
  }
  await browser.close();
}

/** Returns the longest time from an event to the next frame. */
async function timeOne(browser: Browser, url: string, run: (page: Page) => Promise<void>) {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN_FACTOR });
  await page.addInitScript((durationThreshold) => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_EVENT_MS);
  await page.goto(url, { waitUntil: 'networkidle' });
  await run(page);
  await page.waitForTimeout(REPORT_MS * SLOWDOWN_FACTOR);
  const durations = await page.evaluate((): unknown => Reflect.get(window, 'durations'));
  await context.close();
  return Math.max(0, ...(durations as number[]));
}
