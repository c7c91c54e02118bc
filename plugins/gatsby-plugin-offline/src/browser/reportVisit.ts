import type { Visit } from '../worker/Visit';

let reportedCount = 0;

/**
 * Tells the service worker which page is read and what it has loaded, for it to store both. On a first
 * visit it waits until there is a worker, which is after the page has loaded.
 *
 * @param path address of the page
 * @param isFirst whether the browser itself has loaded the page's HTML
 */
export async function reportVisit(path: string, isFirst: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: Visit = { type: 'read', path, isFirst, urls: urls.slice(reportedCount) };
  reportedCount = urls.length;
  active?.postMessage(message);
}
