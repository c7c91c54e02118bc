export type OfflinePluginOptions = {
  /** Default: `true`. With `false`, the worker deletes everything stored and unregisters itself. */
  enabled?: boolean;
  /** Globs of pages that work offline before they are read: `/about/`, `/projects/*`. */
  precachePages?: string[];
  /** Globs of more files to precache, relative to `public`. */
  precacheFiles?: string[];
  /**
   * Offline pages, by prefix of the requested path: `{ '/': '/offline/', '/en/': '/en/offline/' }`.
   * The longest matching prefix counts. Offline pages are precached.
   */
  offlinePages?: Record<string, string>;
  /** Seconds until a reader gets the stored copy instead of waiting for the network. Default: 2. */
  networkTimeoutSeconds?: number;
  /** Maximum number of stored pages. The page loaded longest ago is deleted first. Default: 50. */
  maxPages?: number;
  /** Seconds after which a stored page is deleted. Default: no limit. */
  maxAgeSeconds?: number;
  /**
   * Files whose path matches this expression come from the network or, offline, from the last copy.
   * Images, and files with a hash in their name, are stored without this option.
   */
  networkFirst?: RegExp;
  /** Names of webpack's chunk groups that are not precached. */
  excludeChunks?: RegExp;
  /** `false` if the site calls `writeServiceWorker` at the end of its own `onPostBuild`. */
  writeOnPostBuild?: boolean;
};

export type PublicOptions = { enabled: boolean; offlinePages: string[] };
