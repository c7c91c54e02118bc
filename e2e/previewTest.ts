import { expect, test as base, type Page } from '@playwright/test';
import {
  startPreviewContent,
  type PreviewContent,
  type PreviewContentOptions,
} from './previewContent';
import { servePreviewSite } from './previewSite';

type Preview = {
  /** How the content service of the test is started. */
  contentOptions: PreviewContentOptions;
  content: PreviewContent;
  /** What an editor should never be shown: errors in the console, and a glimpse of the not-found page. */
  faults: string[];
};

/**
 * A test with a content service and a site for itself. Where it says nothing else, service workers are
 * off, so that requests can be intercepted.
 */
export const previewTest = base.extend<Preview>({
  serviceWorkers: 'block',
  contentOptions: [{}, { option: true }],
  content: async ({ contentOptions }, provide) => {
    const content = await startPreviewContent(contentOptions);
    await provide(content);
    await content.close();
  },
  baseURL: async ({ content }, provide) => {
    const site = await servePreviewSite(content.url);
    await provide(site.url);
    await site.close();
  },
  faults: async ({ page }, provide) => {
    const faults: string[] = [];
    await watchFaults(page, faults);
    await provide(faults);
  },
});

/** The overlay that covers the page until the draft is there. */
export const overlay = (page: Page) => page.getByText('Loading Prismic Preview');

/** The bar that says that this is a preview, in either language. */
export const bar = (page: Page) => page.getByRole('region', { name: /^(Forskoðun|Preview)$/ });

/** What the bar says when there is no draft to see. */
export const alert = (page: Page) => bar(page).getByRole('alert');

/** Waits until the preview has come to rest, and the overlay is gone. */
export async function settled(page: Page): Promise<void> {
  await expect(bar(page)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('visibility', 'hidden');
}

/** Goes to an address of the site, in a preview, and waits until that is on show. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** The address in the browser's bar, with its letters. */
export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname) + search;
};

/** What the site says where service workers are off. */
const isBlocked = /^Error during service worker registration/;

/** Notes every error of a page, and every moment at which an editor could see the not-found page. */
export async function watchFaults(page: Page, faults: string[]): Promise<void> {
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    const { url } = message.location();
    if (message.type() === 'error' && !isOwn404(page, text, url) && !isBlocked.test(text)) {
      faults.push(text);
    }
  });
  await page.exposeFunction('noteFault', (fault: string) => faults.push(fault));
  for (const heading of ['Síða fannst ekki', 'Page not found']) await neverShows(page, heading);
}

/** Has every moment counted as a fault at which an editor could see a heading, uncovered. */
export async function neverShows(page: Page, heading: string): Promise<void> {
  await page.addInitScript((unwanted) => {
    const isCovered = () =>
      document.documentElement.style.visibility === 'hidden' ||
      [...document.querySelectorAll('body > [role=status]')].some(
        (element) => element instanceof HTMLElement && element.style.opacity !== '0',
      );
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === unwanted && !isCovered()) {
        void (window as unknown as { noteFault: (fault: string) => void }).noteFault(
          `${location.pathname} shows: ${unwanted}`,
        );
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }, heading);
}

/** What a browser says of an address without a page, whatever is shown there. */
function isOwn404(page: Page, text: string, url: string): boolean {
  return /status of 404/.test(text) && new URL(url).origin === new URL(page.url()).origin;
}
