import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const TIMEOUT_MS = 30_000;

export async function waitForServiceWorker(page: Pick<Page, 'evaluate'>): Promise<void> {
  const isActive = () => navigator.serviceWorker.controller?.state === 'activated';
  await expect.poll(() => page.evaluate(isActive), { timeout: TIMEOUT_MS }).toBe(true);
}

export async function waitForCached(page: Pick<Page, 'evaluate'>, path: string): Promise<void> {
  const isCached = async (key: string) => Boolean(await caches.match(key));
  await expect.poll(() => page.evaluate(isCached, path), { timeout: TIMEOUT_MS }).toBe(true);
}

export async function openCached(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForServiceWorker(page);
  await waitForCached(page, path);
}

/**
 * Watches service workers. Returns a function that stops the old worker if the new worker waits for
 * its end. Otherwise the old worker would not end: Chromium restarts it for requests of the page,
 * and never stops a worker that a test observes.
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
