export type OfflinePluginOptions = {
  /**
   * `false` writes a worker that deletes everything an earlier one stored and unregisters itself, and
   * registers none; `true` without it.
   */
  enabled?: boolean;
  /** Globs of page paths, such as `/about/` or `/projects/*`: pages that work offline before they are read. */
  precachePages?: string[];
  /** Globs of more files to precache, relative to `public`. */
  precacheFiles?: string[];
  /**
   * The offline page that is shown instead of a page without a copy, by the prefix of the requested path:
   * `{ '/': '/offline/', '/en/': '/en/offline/' }`. The longest prefix that fits counts. These pages are
   * precached.
   */
  offlinePages?: Record<string, string>;
  /** How long a reader waits for the network if there is a copy; 2 without it. */
  networkTimeoutSeconds?: number;
  /** How many pages that were read the browser stores; the one that was loaded longest ago goes first; 50 without it. */
  maxPages?: number;
  /** How old the copy of a page that was read may become before it is deleted; without it, any age. */
  maxAgeSeconds?: number;
  /**
   * Tested against the path of a file that is no page: fitting files come from the network, and offline from
   * the last copy. Files with a hash in their name and images are always stored.
   */
  networkFirst?: RegExp;
  /** Which of webpack's chunks are not precached, by the name of their chunk group. */
  excludeChunks?: RegExp;
  /** `false` if the site calls `writeServiceWorker` at the end of its own `onPostBuild`. */
  writeOnPostBuild?: boolean;
};

/** The options that gatsby-browser.ts gets. */
export type PublicOptions = { enabled: boolean; offlinePages: string[] };
