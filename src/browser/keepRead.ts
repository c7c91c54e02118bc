/**
 * Has a page kept for reading without a network, once the browser has nothing else to do. Without a
 * service worker nothing happens.
 */
export function keepRead(path: string, isFirst: boolean): void {
  if (process.env.GATSBY_SERVICE_WORKER === 'off' || !('serviceWorker' in navigator)) return;
  const later = (window as Partial<Window>).requestIdleCallback ?? setTimeout;
  later(() => {
    import('./tellRead')
      .then(({ tellRead }) => tellRead(path, isFirst))
      // Nothing on the page depends on it.
      .catch(() => undefined);
  });
}
