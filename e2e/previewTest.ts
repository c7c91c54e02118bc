import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startPreviewContent } from './previewContent';
import type { PreviewContent, PreviewContentOptions } from './previewContent';
import { servePreviewSite } from './previewSite';
import type { SiteChanges } from './previewSite';

type Preview = {
  contentOptions: PreviewContentOptions;
  content: PreviewContent;
  siteChanges: SiteChanges;
  /** Whether a test fails if there are `faults` at its end. */
  isChecked: boolean;
  /** Console errors, and entries for moments at which the not-found page is visible. */
  faults: string[];
};

/** Tests could not intercept the requests of service workers, so these are blocked. */
export const previewTest = base.extend<Preview>({
  serviceWorkers: 'block',
  contentOptions: [{}, { option: true }],
  content: async ({ contentOptions }, provide) => {
    const content = await startPreviewContent(contentOptions);
    await provide(content);
    await content.close();
  },
  siteChanges: [{}, { option: true }],
  baseURL: async ({ content, siteChanges }, provide) => {
    const site = await servePreviewSite(content.url, siteChanges);
    await provide(site.url);
    await site.close();
  },
  isChecked: [true, { option: true }],
  faults: [
    async ({ page, isChecked }, provide) => {
      const faults: string[] = [];
      await watchProblems(page, faults);
      await provide(faults);
      if (isChecked) expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export const overlay = (page: Page) => page.getByText('Loading Prismic Preview');

export const bar = (page: Page) => page.getByRole('region', { name: /^(Forskoðun|Preview)$/ });

export const alert = (page: Page) => bar(page).getByRole('alert');

export async function settled(page: Page): Promise<void> {
  await expect(bar(page)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('visibility', 'hidden');
}

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** Opens a preview by the link of a document. */
export async function openPreview(
  page: Page,
  content: PreviewContent,
  ...document: Parameters<PreviewContent['open']>
): Promise<void> {
  await visit(page, (await content.open(...document)).path);
}

export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname) + search;
};

/** The browser logs this message because service workers are blocked. */
const serviceWorkerBlocked = /^Error during service worker registration/;

export async function watchProblems(page: Page, faults: string[]): Promise<void> {
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    const { url } = message.location();
    if (
      message.type() === 'error' &&
      !isOwn404(page, text, url) &&
      !serviceWorkerBlocked.test(text)
    ) {
      faults.push(text);
    }
  });
  await page.exposeFunction('noteFault', (fault: string) => faults.push(fault));
  for (const heading of ['Síða fannst ekki', 'Page not found']) await neverShows(page, heading);
}

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

/** The browser logs a 404 even if the page shows its content. */
function isOwn404(page: Page, text: string, url: string): boolean {
  return /status of 404/.test(text) && new URL(url).origin === new URL(page.url()).origin;
}
