import type { ReadPage } from '../serviceWorker/ReadPage';

let told = 0;

/**
 * Tells the service worker what is read, for it to be kept: as soon as there is a worker, which on a
 * first visit is after the page has loaded.
 *
 * @param path address of the page
 * @param isFirst the browser itself has loaded its HTML
 */
export async function tellRead(path: string, isFirst: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: ReadPage = { type: 'read', path, isFirst, urls: urls.slice(told) };
  told = urls.length;
  active?.postMessage(message);
}
