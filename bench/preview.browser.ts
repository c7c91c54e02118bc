import type { Browser, Page } from '@playwright/test';

type Environment = {
  browser: Browser;
  /** The origins of the content service and of the site. */
  content: string;
  site: string;
};

export type Draft = {
  id: string;
  /** The heading of the page. */
  title: string;
  /** Writes the draft's file with a new title. */
  save: (title: string) => void;
};

/**
 * Measures the time from saving a draft's file until an open page shows the new text.
 * @returns milliseconds, one figure per save
 */
export async function timeSaves(
  environment: Environment,
  draft: Draft,
  times: number,
): Promise<number[]> {
  const page = await openPage(environment);
  await page.goto(await landingOf(environment, draft));
  await waitForDraft(page, draft.title);
  const all: number[] = [];
  // The first save is not counted: only then does the page load the code for changes.
  for (let count = 0; count <= times; count += 1) {
    const title = `Draft ${count}, saved`;
    const shown = page.evaluate<number>(
      `new Promise((resolve) => {
        const look = () => {
          if (document.querySelector('h1')?.textContent !== ${JSON.stringify(title)}) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      })`,
    );
    // Makes sure that the observer above is active.
    await page.evaluate('0');
    const saved = Date.now();
    draft.save(title);
    const time = (await shown) - saved;
    if (count > 0) all.push(time);
  }
  await page.context().close();
  draft.save(draft.title);
  return all;
}

/**
 * Measures the time from opening a preview link, in a browser without a cache, until the draft is
 * drawn and the overlay begins to fade, and until the overlay is gone.
 * @returns milliseconds
 */
export async function timeLanding(
  environment: Environment,
  draft: Draft,
): Promise<{ drawn: number; overlayGone: number }> {
  const page = await openPage(environment);
  await page.addInitScript(`(() => {
    window.seen = {};
    const look = () => {
      const isDraft = document.querySelector('h1')?.textContent === ${JSON.stringify(draft.title)};
      const overlay = document.querySelector('body > [role=status]');
      const isShown = document.documentElement?.style.visibility !== 'hidden';
      if (isDraft && isShown) {
        if (!overlay || overlay.style.opacity === '0') window.seen.drawn ??= performance.now();
        if (!overlay) window.seen.overlayGone ??= performance.now();
      }
      requestAnimationFrame(look);
    };
    look();
  })()`);
  await page.goto(await landingOf(environment, draft));
  await page.waitForFunction('window.seen.overlayGone');
  const seen = await page.evaluate<{ drawn: number; overlayGone: number }>('window.seen');
  await page.context().close();
  return seen;
}

async function openPage({ browser }: Environment): Promise<Page> {
  // Without a service worker, which would start filling its cache during the measurement.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  return context.newPage();
}

async function landingOf({ content, site }: Environment, { id }: Draft): Promise<string> {
  const response = await fetch(`${content}/previews?document=${id}`, { method: 'POST' });
  const { url } = (await response.json()) as { url: string };
  const { pathname, search } = new URL(url);
  return site + pathname + search;
}

/** Waits until the overlay is gone. */
async function waitForDraft(page: Page, title: string): Promise<void> {
  await page.locator('h1', { hasText: title }).waitFor();
  await page.locator('body > [role=status]').waitFor({ state: 'detached' });
}
