import type { GatsbyBrowser } from 'gatsby';

/**
 * Gatsby calls every worker that becomes redundant a failure. One that has served until the next
 * version took its place is none.
 */
export const onServiceWorkerUpdateFound: GatsbyBrowser['onServiceWorkerUpdateFound'] = ({
  serviceWorker: { installing: worker },
}) => {
  let hasServed = false;
  worker?.addEventListener('statechange', (event) => {
    if (worker.state === 'redundant' && hasServed) event.stopImmediatePropagation();
    hasServed ||= worker.state === 'activated';
  });
};
