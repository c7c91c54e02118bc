import type { Browser, Page } from '@playwright/test';

type Place = {
  browser: Browser;
  /** Addresses of the content service and of the site. */
  content: string;
  site: string;
};

export type Draft = {
  id: string;
  /** What the page shows as its heading. */
  title: string;
  /** Writes the draft's file anew. */
  save: (title: string) => void;
};

/**
 * How long it takes from saving a draft's file until a page that shows the draft has the new text on
 * the screen: milliseconds, once for each time.
 */
export async function timeSaves(place: Place, draft: Draft, times: number): Promise<number[]> {
  const page = await openPage(place);
  await page.goto(await landingOf(place, draft));
  await clear(page, draft.title);
  const all: number[] = [];
  // The first is not counted: the page then loads what it needs for any change.
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
    // It watches from then on.
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
 * How long it takes from opening a preview's link, in a browser that knows nothing of the site, until
 * the draft is drawn and the overlay begins to fade, and until the overlay is gone: milliseconds.
 */
export async function timeLanding(
  place: Place,
  draft: Draft,
): Promise<{ drawn: number; clear: number }> {
  const page = await openPage(place);
  await page.addInitScript(`(() => {
    window.seen = {};
    const look = () => {
      const isDraft = document.querySelector('h1')?.textContent === ${JSON.stringify(draft.title)};
      const overlay = document.querySelector('body > [role=status]');
      const isShown = document.documentElement?.style.visibility !== 'hidden';
      if (isDraft && isShown) {
        if (!overlay || overlay.style.opacity === '0') window.seen.drawn ??= performance.now();
        if (!overlay) window.seen.clear ??= performance.now();
      }
      requestAnimationFrame(look);
    };
    look();
  })()`);
  await page.goto(await landingOf(place, draft));
  await page.waitForFunction('window.seen.clear');
  const seen = await page.evaluate<{ drawn: number; clear: number }>('window.seen');
  await page.context().close();
  return seen;
}

async function openPage({ browser }: Place): Promise<Page> {
  // A worker would begin to fill its cache in the meantime.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  return context.newPage();
}

async function landingOf({ content, site }: Place, { id }: Draft): Promise<string> {
  const response = await fetch(`${content}/previews?document=${id}`, { method: 'POST' });
  const { url } = (await response.json()) as { url: string };
  const { pathname, search } = new URL(url);
  return site + pathname + search;
}

/** Waits until nothing covers the draft. */
async function clear(page: Page, title: string): Promise<void> {
  await page.locator('h1', { hasText: title }).waitFor();
  await page.locator('body > [role=status]').waitFor({ state: 'detached' });
}
