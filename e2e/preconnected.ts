import type { Page } from '@playwright/test';

/** Other sites to which the page makes the browser connect in advance. */
export const preconnected = (page: Page) =>
  page
    .locator('link[rel~=preconnect], link[rel~=dns-prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
