import type { GatsbyBrowser } from 'gatsby';

/** Whether an earlier worker controls the page, so that the next one found is an update. */
let hasWorker = Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);

/**
 * Keeps two states of a worker from Gatsby, which adds its own listener after this one:
 *
 * - Gatsby logs an error for every worker that becomes redundant. A worker that was active until the next
 *   version took its place has not failed.
 * - Gatsby takes a worker for an update when the page has a controller by the time that the worker is
 *   installed, and then loads the next page as a document. On a first visit the controller may already be
 *   the new worker itself: Safari tells of it before it tells that the worker is installed.
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
