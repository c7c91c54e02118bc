import type { Handler } from '../OfflinePluginOptions';

/** What the build writes into the worker (build/writeServiceWorker.ts). */
export type WorkerConfig = {
  /** The hash that Gatsby compares between HTML and data: of all scripts, not of the content. */
  build: string;
  /** What works offline from the first visit on. */
  files: readonly PrecachedFile[];
  /** The beginning of the names of all caches. */
  cacheId: string;
  /** How long a reader waits for the network where there is a copy. */
  timeoutSeconds: number;
  maxPages: number;
  /** Prefixes of paths, the longest first, with the path of the page that stands for theirs. */
  offlinePages: readonly (readonly [prefix: string, page: string])[];
  rules: readonly Rule[];
};

export type PrecachedFile = {
  /** Address below the root. */
  url: string;
  /** Changes with the file; `null` where the name does. */
  revision: string | null;
};

/** An entry of `runtimeCaching`, as JSON can hold it. */
export type Rule = {
  /** Source and flags of the regular expression that the path fits. */
  pattern: readonly [source: string, flags: string];
  handler: Handler;
  cacheName: string;
  maxEntries: number;
  purge: boolean;
};

declare const OFFLINE_CONFIG: WorkerConfig;

// Not named `config`: Gatsby takes any export of that name for a page's own configuration.
export const workerConfig: WorkerConfig = OFFLINE_CONFIG;
