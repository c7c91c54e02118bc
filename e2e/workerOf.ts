import { expect, type Page } from '@playwright/test';

/** Waits until the service worker answers for the page. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until a page can be read without a network. */
export async function kept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (key) => Boolean(await caches.match(key)), path))
    .toBe(true);
}

/** Opens a page, and waits until it comes from the service worker and can be read without a network. */
export async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await controlled(page);
  await kept(page, path);
}

/**
 * For the moment in which one version follows another. Chromium stops the last worker for one that does
 * not want to wait, but starts it again for what the page asks for just then. After that it goes when it
 * has had nothing to do for half a minute, and one that a test watches never does.
 *
 * @returns stops the last worker where the next one waits for it to go
 */
export async function watchWorkers(page: Page): Promise<() => Promise<void>> {
  const workers = new Map<string, { versionId: string; status: string }>();
  const session = await page.context().newCDPSession(page);
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const version of versions) workers.set(version.versionId, version);
  });
  await session.send('ServiceWorker.enable');
  const find = (wanted: string) => [...workers.values()].find(({ status }) => status === wanted);
  return async () => {
    const last = find('activated');
    if (!last || !find('installed')) return;
    await session.send('ServiceWorker.stopWorker', { versionId: last.versionId });
  };
}
