import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startFaultyProxy } from './faultyProxy';
import type { FaultyProxy } from './faultyProxy';
import { hydrated, idle } from './hydrated';

/** How long no request begins or ends before the network counts as idle. */
const IDLE_MS = 500;

/** A visit to the site through a proxy that can fail. */
export class FaultyVisit {
  /** The console messages with their types, and uncaught errors. */
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

  /** Opens a page without failures and forgets its requests. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.proxy.url + path);
    await hydrated(this.page);
    this.proxy.requests.length = 0;
  }

  /** Navigates like a link. */
  async navigate(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
    }, address);
  }

  /** The number of requests for a path. */
  count(path: RegExp, method = 'GET'): number {
    return this.proxy.requests.filter(
      (request) => request.method === method && path.test(request.path),
    ).length;
  }

  /** Waits until there are no more requests; in an endless loop this times out. */
  async waitForIdle(): Promise<void> {
    await this.page.waitForLoadState('load');
    // Scripts come after the load event, which Playwright's `networkidle` may not wait for.
    await this.page.waitForFunction(() => !document.querySelector('script[data-src]'));
    const isIdle = async () => {
      // A slow machine may still be at work on the last response. A new document ends the wait.
      await idle(this.page).catch(() => undefined);
      return this.openRequests === 0 && Date.now() - this.activeAt > IDLE_MS;
    };
    await expect.poll(isIdle, { intervals: [100] }).toBe(true);
  }
}

export const test = base.extend<{ visit: FaultyVisit }>({
  visit: async ({ page }, run) => {
    const proxy = await startFaultyProxy(String(process.env['BASE_URL']));
    // Turns prefetching off, so that only necessary requests are counted.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await run(new FaultyVisit(page, proxy));
    await proxy.close();
  },
});
