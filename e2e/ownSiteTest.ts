import { test as base, type Page } from '@playwright/test';
import { startOwnSite, type OwnSite } from './ownSite';

type Own = {
  site: OwnSite;
  /** In a browser context for that site. */
  page: Page;
  /** Errors that the page threw or logged. */
  faults: string[];
};

/** A test with a server for itself, which it may stop and slow down. */
export const ownSiteTest = base.extend<{ own: Own }>({
  own: async ({ browser }, provide) => {
    const site = await startOwnSite();
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    await provide({ site, page, faults });
    await context.close();
    await site.close();
  },
});
