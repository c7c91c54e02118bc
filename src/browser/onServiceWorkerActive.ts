/** Gatsby itself logs the other states (README, table of failures). */
export function onServiceWorkerActive(): void {
  console.info('The service worker is active.');
}
