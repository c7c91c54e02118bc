/** Configuration that writeServiceWorker.ts writes into the worker. */
export type WorkerConfig = {
  /** Gatsby's hash of the scripts, not of the content. HTML and data must have the same hash. */
  build: string;
  files: readonly PrecachedFile[];
  timeoutSeconds: number;
  maxPages: number;
  maxAgeSeconds?: number;
  /** Prefixes of paths with their offline pages, the longest prefix first. */
  offlinePages: readonly (readonly [prefix: string, page: string])[];
  networkFirst?: readonly [source: string, flags: string];
};

export type PrecachedFile = {
  url: string;
  /** Changes when the file's content changes. `null` if the file gets another name instead. */
  revision: string | null;
};

declare const OFFLINE_CONFIG: WorkerConfig;

// The name is not `config`, because Gatsby reads an export `config` as the configuration of a page.
export const workerConfig: WorkerConfig = OFFLINE_CONFIG;
