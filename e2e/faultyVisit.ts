import { test as base, type Page } from '@playwright/test';
import { startFaultyProxy, type FaultyProxy } from './faultyProxy';
import { hydrated } from './hydrated';

/** A reader's visit to the site through a proxy that can be told to fail. */
export class FaultyVisit {
  /** What the console said, by its type, and the errors that nobody caught. */
  said: string[] = [];

  constructor(
    readonly page: Page,
    readonly proxy: FaultyProxy,
  ) {
    page.on('console', (message) => this.said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.said.push(`uncaught: ${error.message}`));
  }

  /** Opens a page that has nothing wrong, and forgets what that took. */
  async begin(path: string): Promise<void> {
    await this.page.goto(this.proxy.url + path);
    await hydrated(this.page);
    this.proxy.asked.length = 0;
  }

  /** Goes on as a link does. */
  async goOn(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
    }, address);
  }

  /** How often a path was asked for. */
  count(path: RegExp, method = 'GET'): number {
    return this.proxy.asked.filter((asked) => asked.method === method && path.test(asked.path))
      .length;
  }

  /** Waits until nothing is asked for any more, as it always is where something loops. */
  async quiet(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
  }
}

export const test = base.extend<{ visit: FaultyVisit }>({
  visit: async ({ page }, run) => {
    const proxy = await startFaultyProxy(String(process.env['BASE_URL']));
    // What is fetched ahead would be counted with what is needed.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await run(new FaultyVisit(page, proxy));
    await proxy.close();
  },
});
