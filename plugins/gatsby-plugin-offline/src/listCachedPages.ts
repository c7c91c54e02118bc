import { nameOfCache } from './OfflinePluginOptions';

export type CachedPage = { title: string; path: string };

declare const OFFLINE_CACHE_ID: string;

/** A reader would rather search than look through more. */
const MAX_LISTED_PAGES = 20;

/**
 * The pages that the service worker has stored, the last read first. For a page of the site that lists
 * them, such as the offline page.
 *
 * @param isWanted by the page's path
 * @returns at most 20; none where the browser has no storage
 */
export async function listCachedPages(isWanted: (path: string) => boolean): Promise<CachedPage[]> {
  try {
    const cache = await caches.open(nameOfCache(OFFLINE_CACHE_ID, 'page'));
    const keys = (await cache.keys()).filter(({ url }) => isWanted(new URL(url).pathname));
    const newest = keys.slice(-MAX_LISTED_PAGES).reverse();
    return await Promise.all(newest.map(async (key) => toCachedPage(key, await cache.match(key))));
  } catch {
    return [];
  }
}

async function toCachedPage({ url }: Request, stored?: Response): Promise<CachedPage> {
  const { html = '' }: { html?: string } = stored ? await stored.json() : {};
  return {
    title: readTitle(html),
    path: new URL(url).pathname,
  };
}

/** Only the title is parsed: the styles of another page would break the policy of this one. */
function readTitle(html: string): string {
  const [element = ''] = /<title[^>]*>[^<]*<\/title>/.exec(html) ?? [];
  return new DOMParser().parseFromString(element, 'text/html').title;
}
