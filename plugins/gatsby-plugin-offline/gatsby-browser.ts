import type { GatsbyBrowser, RouteUpdateArgs } from 'gatsby';
import type { PublicOptions } from './src/writeServiceWorker';
import type { Visit } from './src/worker/pages';

export function registerServiceWorker(_args: unknown, { enabled }: PublicOptions): boolean {
  return enabled;
}

/**
 * Keeps the requested address if the worker responds with an offline page. Gatsby would navigate to
 * the address in the HTML, `pagePath`, unless `pagePath` is `/404.html`.
 */
export function onClientEntry(_args: unknown, { offlinePages }: PublicOptions): void {
  const page = window as { pagePath?: string };
  if (page.pagePath && offlinePages.includes(page.pagePath)) page.pagePath = '/404.html';
}

/** Gatsby itself logs the other states of a worker. */
export function onServiceWorkerActive(): void {
  console.info('The service worker is active.');
}

/** If a worker already controls the page, the next worker is an update. */
let hasWorker = Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);

/**
 * Hides two states of a worker from Gatsby, whose listener is added after this one:
 * - `redundant` of a worker that an update has replaced. Gatsby would log an error.
 * - `installed` of a first worker, if the page has a controller. In Safari, the controller may be
 *   this worker. Gatsby would assume an update and make the browser load the next page completely.
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

export function onRouteUpdate(
  { location, prevLocation }: Pick<RouteUpdateArgs, 'location' | 'prevLocation'>,
  { enabled }: PublicOptions,
): void {
  const { pathname } = location;
  if (!enabled || pathname === prevLocation?.pathname || !('serviceWorker' in navigator)) return;
  // Safari has no requestIdleCallback.
  const whenIdle = (window as Partial<Window>).requestIdleCallback ?? setTimeout;
  whenIdle(() => void reportVisit(pathname, !prevLocation).catch(() => undefined));
}

let reportedCount = 0;

/** On a first visit, waits for the worker, which is active only after the page has loaded. */
async function reportVisit(path: string, isFirst: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: Visit = { type: 'read', path, isFirst, urls: urls.slice(reportedCount) };
  reportedCount = urls.length;
  active?.postMessage(message);
}
