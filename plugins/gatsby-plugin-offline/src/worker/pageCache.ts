import { CacheExpiration } from 'workbox-expiration';
import { nameOfCache } from './cacheNames';
import { appDataAddress } from '../gatsbyFiles';
import { toJson } from './LocalPage';
import type { LocalPage } from './LocalPage';
import { orUndefined } from './warnOnce';
import { workerConfig } from './WorkerConfig';

/** A page with its data, stored as one entry, since either is wrong without the other. */
type StoredPage = {
  build: string;
  html: string;
  headers: [string, string][];
  /** Texts by the addresses of Gatsby's files. */
  data: Record<string, string>;
};

const name = nameOfCache(workerConfig.cacheId, 'page');
const expiration = new CacheExpiration(name, { maxEntries: workerConfig.maxPages });

/** @param path its address, as in `location.pathname` */
export async function writeCached(path: string, page: StoredPage): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(path, toJson(JSON.stringify(page)));
  await touch(path);
  await expiration.expireEntries();
}

/** For a page that the server no longer has. */
export async function deleteCached(path: string): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(path);
}

export async function readCached(path: string): Promise<LocalPage | undefined> {
  const stored = await orUndefined(find(path));
  if (!stored) return undefined;
  const { html, headers, build, data } = stored;
  return {
    html: new Response(html, { headers }),
    build,
    readData: async (address) => {
      const text =
        address === appDataAddress
          ? JSON.stringify({ webpackCompilationHash: build })
          : data[address];
      return text === undefined ? undefined : toJson(text);
    },
  };
}

async function find(path: string): Promise<StoredPage | undefined> {
  const cache = await caches.open(name);
  const found = await cache.match(path);
  if (!found) return undefined;
  await touch(path);
  return found.json();
}

function touch(path: string): Promise<void> {
  return expiration.updateTimestamp(new URL(path, location.origin).href);
}
