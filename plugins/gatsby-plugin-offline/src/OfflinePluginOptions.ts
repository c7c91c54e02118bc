export type OfflinePluginOptions = {
  /**
   * `false` writes a worker that deletes everything an earlier one stored and unregisters itself, and
   * registers none; `true` without it.
   */
  enabled?: boolean;
  /** Globs of page paths, such as `/about/` or `/projects/*`: pages that work offline before they are read. */
  precachePages?: string[];
  /**
   * The page that stands for every page that cannot be had offline, by the prefix of the requested path:
   * `{ '/': '/offline/', '/en/': '/en/offline/' }`. The longest prefix that fits counts. These pages are
   * precached.
   */
  offlinePages?: Record<string, string>;
  /** How long a reader waits for the network where there is a copy; 2 without it. */
  networkTimeoutSeconds?: number;
  /** How many pages that were read the browser stores, the least recently read deleted first; 50 without it. */
  maxPages?: number;
  /** Which of webpack's chunks are not precached, by the name of their chunk group. */
  excludeChunks?: RegExp;
  /** Absolute path of a script (JavaScript or TypeScript) that is bundled into the end of the worker. */
  appendScript?: string;
  /** Has Workbox log what it does, in the browser's console; the worker is then not minified. */
  debug?: boolean;
  /** `false` where the site calls `writeServiceWorker` at the end of its own `onPostBuild`. */
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

/** What the plugin's half in the browser gets of the options. */
export type PublicOptions = { enabled: boolean };
