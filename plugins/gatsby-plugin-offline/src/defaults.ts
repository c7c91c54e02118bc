import type { RuntimeCaching } from './OfflinePluginOptions';

/** What is stored of any Gatsby site: files with a hash in their address, and images. */
export const defaultRuntimeCaching: RuntimeCaching[] = [
  {
    urlPattern: /^\/(static\/.+|[^/]+[-.][0-9a-f]{8,}\.(js|css))$/,
    handler: 'CacheFirst',
    options: { cacheName: 'file', expiration: { maxEntries: 300 } },
  },
  {
    urlPattern: /\.(avif|webp|jpe?g|png|gif|svg|ico|webmanifest)$/i,
    handler: 'StaleWhileRevalidate',
    options: { cacheName: 'image', expiration: { maxEntries: 100, purgeOnQuotaError: true } },
  },
];

export const defaultCacheId = 'gatsby-plugin-offline';
