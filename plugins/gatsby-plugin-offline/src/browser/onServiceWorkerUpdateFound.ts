import type { GatsbyBrowser } from 'gatsby';

/**
 * Gatsby logs an error for every worker that becomes redundant. A worker that was active until the next
 * version took its place has not failed.
 */
export const onServiceWorkerUpdateFound: GatsbyBrowser['onServiceWorkerUpdateFound'] = ({
  serviceWorker: { installing: worker },
}) => {
  let wasActive = false;
  worker?.addEventListener('statechange', (event) => {
    if (worker.state === 'redundant' && wasActive) event.stopImmediatePropagation();
    wasActive ||= worker.state === 'activated';
  });
};
