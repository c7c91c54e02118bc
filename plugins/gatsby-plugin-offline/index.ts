import { nameOfCache } from './src/gatsbyFiles';

export type { OfflinePluginOptions } from './src/writeServiceWorker';

export type CachedPage = { title: string; path: string };

const MAX_LISTED_PAGES = 20;

/** Returns the most recently read pages first, or an empty list if the browser has no storage. */
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
  // Only the title is parsed, because styles in the HTML would violate the Content-Security-Policy.
  const [title = ''] = /<title[^<>]*>[^<]*<\/title>/.exec(html) ?? [];
  return {
    title: new DOMParser().parseFromString(title, 'text/html').title,
    path: new URL(url).pathname,
  };
}
