/** Gatsby itself logs the other states of a worker. */
export function onServiceWorkerActive(): void {
  console.info('The service worker is active.');
}
