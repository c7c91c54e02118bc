/** What the build writes into the worker (writeServiceWorker.ts). */
export type WorkerConfig = {
  /** The hash that Gatsby compares between HTML and data: of all scripts, not of the content. */
  build: string;
  /** What works offline from the first visit on. */
  files: readonly PrecachedFile[];
  /** How long a reader waits for the network if there is a copy. */
  timeoutSeconds: number;
  maxPages: number;
  maxAgeSeconds?: number;
  /** Prefixes of paths, the longest first, with the path of their offline page. */
  offlinePages: readonly (readonly [prefix: string, page: string])[];
  /** Source and flags of a regular expression. */
  networkFirst?: readonly [source: string, flags: string];
};

export type PrecachedFile = {
  /** Address below the root. */
  url: string;
  /** Changes with the file; `null` if the name does. */
  revision: string | null;
};

declare const OFFLINE_CONFIG: WorkerConfig;

// Not named `config`: Gatsby takes any export of that name for a page's own configuration.
export const workerConfig: WorkerConfig = OFFLINE_CONFIG;
