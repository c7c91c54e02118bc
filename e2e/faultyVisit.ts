import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startFaultyProxy } from './faultyProxy';
import type { FaultyProxy } from './faultyProxy';
import { hydrated, idle } from './hydrated';

/** The network counts as idle after this time without activity. */
const IDLE_MS = 500;

export class FaultyVisit {
  logged: string[] = [];
  private openRequests = 0;
  private activeAt = Date.now();

  constructor(
    readonly page: Page,
    readonly proxy: FaultyProxy,
  ) {
    page.on('console', (message) => this.logged.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.logged.push(`uncaught: ${error.message}`));
    const count = (change: number) => () => {
      this.openRequests += change;
      this.activeAt = Date.now();
    };
    page.on('request', count(1));
    page.on('requestfinished', count(-1));
    page.on('requestfailed', count(-1));
  }

  /** Opens a page and resets the list of requests. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.proxy.url + path);
    await hydrated(this.page);
    this.proxy.requests.length = 0;
  }

  async navigate(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
    }, address);
  }

  count(path: RegExp, method = 'GET'): number {
    return this.proxy.requests.filter(
      (request) => request.method === method && path.test(request.path),
    ).length;
  }

  async waitForIdle(): Promise<void> {
    await this.page.waitForLoadState('load');
    // Playwright's `networkidle` may miss these scripts, which load after the load event.
    await this.page.waitForFunction(() => !document.querySelector('script[data-src]'));
    const isIdle = async () => {
      // The page may still process the last response. `idle` fails if the document is replaced.
      await idle(this.page).catch(() => undefined);
      return this.openRequests === 0 && Date.now() - this.activeAt > IDLE_MS;
    };
    await expect.poll(isIdle, { intervals: [100] }).toBe(true);
  }
}

export const test = base.extend<{ visit: FaultyVisit }>({
  visit: async ({ page }, run) => {
    const proxy = await startFaultyProxy(String(process.env['BASE_URL']));
    // With `saveData` Gatsby does not prefetch, so the tests count no prefetches.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await run(new FaultyVisit(page, proxy));
    await proxy.close();
  },
});
