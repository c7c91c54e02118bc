import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Waits until a service worker controls the page. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until a page is cached. */
export async function waitForCached(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (key) => Boolean(await caches.match(key)), path))
    .toBe(true);
}

/** Opens a page and waits until a service worker controls it and it is cached. */
export async function openCached(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForServiceWorker(page);
  await waitForCached(page, path);
}

/**
 * Watches the service workers during an upgrade. Chromium stops the old worker when the new one
 * skips waiting, but starts it again for requests that the page sends just then. Otherwise it would
 * stop after half a minute without work, but a worker that a test observes never stops.
 *
 * @returns a function that stops the old worker if the new one is waiting for it
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
