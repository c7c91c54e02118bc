/** Whether Gatsby registers /sw.js, which it does over HTTPS and on localhost alone. */
export function registerServiceWorker(): boolean {
  return process.env.GATSBY_SERVICE_WORKER !== 'off';
}
