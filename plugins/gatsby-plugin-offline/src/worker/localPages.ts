import { dataAddress } from '../gatsbyFiles';
import { toJson } from './LocalPage';
import type { LocalPage } from './LocalPage';
import { readCached } from './pageCache';
import { isPrecached, readPrecached } from './precache';
import { workerConfig } from './WorkerConfig';

/** A page that was precached with this version of the site, else the copy of one that was read. */
export async function readLocalPage(path: string): Promise<LocalPage | undefined> {
  return (await precachedPage(path)) ?? (await readCached(path));
}

/**
 * The page that stands for another offline, by the prefix of the other's path. The browser stays at the
 * address that was requested.
 */
export async function readOfflinePage(path: string): Promise<LocalPage | undefined> {
  const own = workerConfig.offlinePages.find(([prefix]) => `${path}/`.startsWith(prefix))?.[1];
  if (own === undefined) return undefined;
  const page = await precachedPage(own);
  if (!page || path === own) return page;
  return {
    ...page,
    readData: async (address) => {
      if (address !== dataAddress(path)) return page.readData(address);
      const data = await page.readData(dataAddress(own));
      return data && toJson(JSON.stringify({ ...(await data.json()), path: decodeURI(path) }));
    },
  };
}

async function precachedPage(path: string): Promise<LocalPage | undefined> {
  if (!isPrecached(path)) return undefined;
  const html = await readPrecached(path);
  return html && { html, build: workerConfig.build, readData: readPrecached };
}
