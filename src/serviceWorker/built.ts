/** What the build tells the worker (build/serviceWorker/writeServiceWorker.ts). */
export type Built = {
  /** The hash that Gatsby compares between HTML and data: of all scripts, not of the content. */
  build: string;
  /** What works without a network from the first visit on. */
  files: readonly PrecachedFile[];
};

export type PrecachedFile = {
  /** Address below the root. */
  url: string;
  /** Changes with the file; `null` where the name does. */
  revision: string | null;
};

declare const BUILT: Built;

export const built: Built = BUILT;
