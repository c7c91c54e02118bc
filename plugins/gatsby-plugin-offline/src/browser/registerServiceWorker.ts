import type { PublicOptions } from '../OfflinePluginOptions';

/** Whether Gatsby registers /sw.js, which it does over HTTPS and on localhost only. */
export function registerServiceWorker(_args: unknown, { enabled }: PublicOptions): boolean {
  return enabled;
}
