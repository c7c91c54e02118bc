/** Kinds of what is stored, each in a cache of its own. */
export type Stored = 'precache' | 'page' | 'file' | 'image' | 'list';

/**
 * How many entries a cache holds, those that were used longest ago leaving first. 150 pages are more
 * than a reader of this site reads in a year, and about 15 MB; 200 images as much again; a build has
 * 40 files and the search some 20 in each language, so that 300 reach back over several versions.
 */
export const limits = { page: 150, file: 300, image: 200, list: 10 } as const;

// Counted up when what is stored is no longer understood as it was.
const prefix = 'midstod-1-';

export function nameOfCache(stored: Stored): string {
  return prefix + stored;
}

/** Takes away what earlier kinds of this worker have stored. */
export async function deleteStrangeCaches(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('midstod-') && !name.startsWith(prefix)) await caches.delete(name);
  }
}
