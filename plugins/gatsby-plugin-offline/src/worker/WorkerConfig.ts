/** Written into the worker by writeServiceWorker.ts. */
export type WorkerConfig = {
  /** Gatsby's hash of all scripts, not of the content, which it compares between HTML and data. */
  build: string;
  files: readonly PrecachedFile[];
  timeoutSeconds: number;
  maxPages: number;
  maxAgeSeconds?: number;
  /** Path prefixes with their offline page, longest first. */
  offlinePages: readonly (readonly [prefix: string, page: string])[];
  networkFirst?: readonly [source: string, flags: string];
};

export type PrecachedFile = {
  url: string;
  /** Changes with the file; `null` if the file's name changes instead. */
  revision: string | null;
};

declare const OFFLINE_CONFIG: WorkerConfig;

// Not named `config`, an export that Gatsby reads as a page's own configuration.
export const workerConfig: WorkerConfig = OFFLINE_CONFIG;
