import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startOwnSite } from './ownSite';
import type { OwnSite } from './ownSite';
import { watchLog } from './watchPage';

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
    const faults = watchLog(page);
    await provide({ site, page, faults });
    // Chromium logs each request that fails without a network.
    expect(faults.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    await context.close();
    await site.close();
  },
});
