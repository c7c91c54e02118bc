import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startOwnSite } from './ownSite';
import type { OwnSite } from './ownSite';

type Own = {
  site: OwnSite;
  page: Page;
  faults: string[];
};

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
