import type { Page } from '@playwright/test';

export const preconnected = (page: Page) =>
  page
    .locator('link[rel~=preconnect], link[rel~=dns-prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
