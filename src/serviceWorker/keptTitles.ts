import { nameOfCache } from './storage';

export type KeptTitle = { title: string; path: string };

// More than these a reader would rather search for.
const most = 20;

/**
 * What a window can say of the pages that are kept, the last read first.
 *
 * @param isWanted by the page's address
 * @returns empty where there is no storage
 */
export async function keptTitles(isWanted: (path: string) => boolean): Promise<KeptTitle[]> {
  try {
    const cache = await caches.open(nameOfCache('page'));
    const keys = (await cache.keys()).filter(({ url }) => isWanted(new URL(url).pathname));
    const newest = keys.slice(-most).reverse();
    return await Promise.all(newest.map(async (key) => toTitle(key, await cache.match(key))));
  } catch {
    return [];
  }
}

async function toTitle({ url }: Request, kept?: Response): Promise<KeptTitle> {
  const { html = '' }: { html?: string } = kept ? await kept.json() : {};
  return {
    title: new DOMParser().parseFromString(html, 'text/html').title,
    path: new URL(url).pathname,
  };
}
