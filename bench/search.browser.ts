import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { provideChromium } from '../scripts/chromium.mjs';
import { SITE_DIRECTORY } from '../scripts/site.mjs';
import { startStaticServer } from '../scripts/staticServer.mjs';
import type { Language } from '../src/i18n/languages';
import { bundle } from './search.bundle';

/**
 * A simulated network connection, as in WebPageTest and browsers: round-trip time in milliseconds,
 * rate in bits per second.
 */
export type Connection = { name: string; latencyMs: number; bitsPerSecond: number };

export const connections: Connection[] = [
  { name: '4G (LTE, 70 ms, 12 Mbit/s)', latencyMs: 70, bitsPerSecond: 12_000_000 },
  { name: '4G (170 ms, 9 Mbit/s)', latencyMs: 170, bitsPerSecond: 9_000_000 },
];

/**
 * The time that a pointer hovers before a click and the time between letters, both rather short.
 */
const HOVER_MS = 150;
const KEYSTROKE_MS = 60;

/**
 * Measures queries in Chromium after their index files are loaded.
 *
 * @param files the result of `buildIndex`
 * @returns milliseconds per query
 */
export async function timeInChromium(
  files: ReadonlyMap<string, string>,
  language: Language,
  queries: readonly string[],
): Promise<number[]> {
  const code = await bundle("export { openSearch } from './src/search/find/openSearch'");
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    if (address === '/') return response.end('<!doctype html><title>x</title>');
    const text = address === '/search.js' ? code : files.get(decodeURI(address));
    response.setHeader('content-type', /\.js$/.test(address) ? 'text/javascript' : 'text/plain');
    return text === undefined ? response.writeHead(404).end() : response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await withBrowser(async (browser) => {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      return page.evaluate<number[]>(`(async () => {
        const { openSearch } = await import('/search.js');
        const { search } = openSearch({ language: ${JSON.stringify(language)} });
        const queries = ${JSON.stringify(queries)};
        for (const query of queries) await search(query, { isTyping: true });
        const times = [];
        for (const query of queries) {
          const begin = performance.now();
          await search(query, { isTyping: true });
          times.push(performance.now() - begin);
        }
        return times;
      })()`);
    });
  } finally {
    server.close();
  }
}

/**
 * Measures the time from the overlay's appearance until the first suggestion for a word of five
 * letters is on the screen, with an empty cache.
 *
 * @returns milliseconds per run; undefined without a build
 */
export async function timeOverlay(
  connection: Connection,
  times: number,
): Promise<number[] | undefined> {
  if (!existsSync(path.join(SITE_DIRECTORY, 'search'))) return undefined;
  const site = await startStaticServer({ directory: SITE_DIRECTORY });
  try {
    return await withBrowser(async (browser) => {
      const all: number[] = [];
      for (let count = 0; count < times; count += 1) {
        const context = await browser.newContext({ serviceWorkers: 'block' });
        all.push(await openOverlay(await context.newPage(), site.url, connection));
        await context.close();
      }
      return all;
    });
  } finally {
    await site.close();
  }
}

async function openOverlay(
  page: Page,
  url: string,
  { latencyMs, bitsPerSecond }: Connection,
): Promise<number> {
  await page.goto(`${url}/fagfelog/`, { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
  // The page measures the times itself, because this process uses the same processors.
  await page.evaluate(`(() => {
    window.seen = {};
    const look = () => {
      if (document.querySelector('dialog[open]')) window.seen.overlay ??= performance.now();
      if (document.querySelector('[role=option]')) window.seen.suggestion ??= performance.now();
      requestAnimationFrame(look);
    };
    look();
  })()`);
  const opener = page.locator('#search');
  await opener.hover();
  await opener.click({ delay: HOVER_MS });
  await page.locator('[role=combobox]:focus').waitFor();
  await page.keyboard.type('bókum', { delay: KEYSTROKE_MS });
  await page.locator('[role=option]').first().waitFor();
  return page.evaluate<number>('window.seen.suggestion - window.seen.overlay');
}

async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
