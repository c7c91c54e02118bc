export type OfflinePluginOptions = {
  /**
   * `false` writes a worker that deletes everything an earlier one stored and unregisters itself, and
   * registers none; `true` without it.
   */
  enabled?: boolean;
  /** Globs of page paths, such as `/about/` or `/projects/*`: pages that work offline before they are read. */
  precachePages?: string[];
  /**
   * The offline page that is shown instead of a page without a copy, by the prefix of the requested path:
   * `{ '/': '/offline/', '/en/': '/en/offline/' }`. The longest prefix that fits counts. These pages are
   * precached.
   */
  offlinePages?: Record<string, string>;
  /** How long a reader waits for the network if there is a copy; 2 without it. */
  networkTimeoutSeconds?: number;
  /** How many pages that were read the browser stores, the least recently read deleted first; 50 without it. */
  maxPages?: number;
  /** Which of webpack's chunks are not precached, by the name of their chunk group. */
  excludeChunks?: RegExp;
  /** Absolute path of a script (JavaScript or TypeScript) that is bundled into the end of the worker. */
  appendScript?: string;
  /** Has Workbox log what it does, in the browser's console; the worker is then not minified. */
  debug?: boolean;
  /** `false` if the site calls `writeServiceWorker` at the end of its own `onPostBuild`. */
  writeOnPostBuild?: boolean;
  workboxConfig?: WorkboxConfig;
};

/** Workbox's options by their names, as far as this plugin supports them. */
export type WorkboxConfig = {
  /** The beginning of the names of all caches; `gatsby-plugin-offline` without it. */
  cacheId?: string;
  /** Globs of more files to precache, relative to `public`. */
  globPatterns?: string[];
  /** Which of these files have a hash of their content in their address. */
  dontCacheBustURLsMatching?: RegExp;
  /** What else of the site is stored once it was requested; instead of `defaultRuntimeCaching`. */
  runtimeCaching?: RuntimeCaching[];
  /** Always so: Gatsby expects a new version to respond at once. */
  skipWaiting?: true;
  clientsClaim?: true;
};

export type RuntimeCaching = {
  /** Tested against the path of an address of the site, without its query. */
  urlPattern: RegExp;
  handler: Handler;
  options: {
    /** The end of the cache's name. */
    cacheName: string;
    expiration: {
      /** The least recently used entries are deleted first. */
      maxEntries: number;
      /** Whether the whole cache may go when the browser's storage is full. */
      purgeOnQuotaError?: boolean;
    };
  };
};

export const handlers = ['CacheFirst', 'StaleWhileRevalidate', 'NetworkFirst'] as const;

/** Workbox's strategies. `NetworkFirst` waits `networkTimeoutSeconds` for the network. */
export type Handler = (typeof handlers)[number];

/** The options that gatsby-browser.ts gets. */
export type PublicOptions = { enabled: boolean };

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

// Counted up when the worker reads what it has stored in another form.
const FORMAT_VERSION = 1;

/** @param stored `page`, `precache`, or the `cacheName` of a rule; each has a cache of its own */
export function nameOfCache(cacheId: string, stored: string): string {
  return `${cacheId}-${FORMAT_VERSION}-${stored}`;
}
