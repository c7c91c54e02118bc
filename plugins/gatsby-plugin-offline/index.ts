import { nameOfCache } from './src/gatsbyFiles';

export type { OfflinePluginOptions } from './src/OfflinePluginOptions';

export type CachedPage = { title: string; path: string };

/** A reader would rather search than look through more. */
const MAX_LISTED_PAGES = 20;

/**
 * The pages that the service worker has stored, the last read first. For a page of the site that lists
 * them, such as the offline page.
 *
 * @param isWanted by the page's path; without it, every page is
 * @returns at most 20; none in a browser without storage
 */
export async function listCachedPages(
  isWanted: (path: string) => boolean = () => true,
): Promise<CachedPage[]> {
  try {
    const cache = await caches.open(nameOfCache('page'));
    const keys = (await cache.keys()).filter(({ url }) => isWanted(new URL(url).pathname));
    const newest = keys.slice(-MAX_LISTED_PAGES).reverse();
    return await Promise.all(newest.map(async (key) => toCachedPage(key, await cache.match(key))));
  } catch {
    return [];
  }
}

async function toCachedPage({ url }: Request, stored?: Response): Promise<CachedPage> {
  const { html = '' }: { html?: string } = stored ? await stored.json() : {};
  // Only the title is parsed: the styles of another page would break the policy of this one.
  const [title = ''] = /<title[^<>]*>[^<]*<\/title>/.exec(html) ?? [];
  return {
    title: new DOMParser().parseFromString(title, 'text/html').title,
    path: new URL(url).pathname,
  };
}
