import type { GatsbyBrowser, RouteUpdateArgs } from 'gatsby';
import type { PublicOptions } from './src/OfflinePluginOptions';
import type { Visit } from './src/worker/pages';

/** Whether Gatsby registers /sw.js, which it does over HTTPS and on localhost only. */
export function registerServiceWorker(_args: unknown, { enabled }: PublicOptions): boolean {
  return enabled;
}

/**
 * Lets the browser stay at the requested address if the worker has responded with an offline page. Gatsby
 * would go to the address that the HTML was rendered for, except for the HTML of /404.html.
 */
export function onClientEntry(_args: unknown, { offlinePages }: PublicOptions): void {
  const page = window as { pagePath?: string };
  if (page.pagePath && offlinePages.includes(page.pagePath)) page.pagePath = '/404.html';
}

/** Gatsby itself logs the other states of a worker. */
export function onServiceWorkerActive(): void {
  console.info('The service worker is active.');
}

/** Whether an earlier worker controls the page, so that the next one found is an update. */
let hasWorker = Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);

/**
 * Hides two states of a worker from Gatsby, which adds its own listener after this one:
 *
 * - Gatsby logs an error for every worker that becomes redundant. A worker that was active until the next
 *   version took its place has not failed.
 * - Gatsby takes a worker for an update when the page has a controller by the time that the worker is
 *   installed, and then loads the next page as a document. On a first visit the controller may already be
 *   the new worker itself: Safari reports it before it reports that the worker is installed.
 */
export const onServiceWorkerUpdateFound: GatsbyBrowser['onServiceWorkerUpdateFound'] = ({
  serviceWorker: { installing: worker },
}) => {
  const isUpdate = hasWorker;
  hasWorker = true;
  let wasActive = false;
  worker?.addEventListener('statechange', (event) => {
    const isReplaced = worker.state === 'redundant' && wasActive;
    const isOwnController =
      worker.state === 'installed' && !isUpdate && navigator.serviceWorker.controller !== null;
    if (isReplaced || isOwnController) event.stopImmediatePropagation();
    wasActive ||= worker.state === 'activated';
  });
};

/**
 * Reports a page to the service worker, which stores it for reading offline, once the browser has nothing
 * else to do.
 */
export function onRouteUpdate(
  { location, prevLocation }: Pick<RouteUpdateArgs, 'location' | 'prevLocation'>,
  { enabled }: PublicOptions,
): void {
  const { pathname } = location;
  if (!enabled || pathname === prevLocation?.pathname || !('serviceWorker' in navigator)) return;
  // Safari has no requestIdleCallback.
  const whenIdle = (window as Partial<Window>).requestIdleCallback ?? setTimeout;
  // Nothing on the page depends on it.
  whenIdle(() => void reportVisit(pathname, !prevLocation).catch(() => undefined));
}

let reportedCount = 0;

/**
 * On a first visit this waits until there is a worker, which is after the page has loaded.
 *
 * @param path address of the page
 * @param isFirst whether the browser itself has loaded the page's HTML
 */
async function reportVisit(path: string, isFirst: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: Visit = { type: 'read', path, isFirst, urls: urls.slice(reportedCount) };
  reportedCount = urls.length;
  active?.postMessage(message);
}
