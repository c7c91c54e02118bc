import { CacheExpiration } from 'workbox-expiration';
import { appDataAddress } from './dataAddress';
import { toJson, type LocalPage } from './LocalPage';
import { orNothing } from './report';
import { limits, nameOfCache } from './storage';

/** A page with its data, stored as one, since the one is wrong without the other. */
export type KeptPage = {
  build: string;
  html: string;
  headers: [string, string][];
  /** Texts by the addresses of Gatsby's files. */
  data: Record<string, string>;
};

const name = nameOfCache('page');
const expiration = new CacheExpiration(name, { maxEntries: limits.page });

/** @param path its address, as in `location.pathname` */
export async function writeKept(path: string, page: KeptPage): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(path, toJson(JSON.stringify(page)));
  await touch(path);
  await expiration.expireEntries();
}

/** For a page that is no more. */
export async function forgetKept(path: string): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(path);
}

export async function readKept(path: string): Promise<LocalPage | undefined> {
  const kept = await orNothing(find(path));
  if (!kept) return undefined;
  const { html, headers, build, data } = kept;
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

async function find(path: string): Promise<KeptPage | undefined> {
  const cache = await caches.open(name);
  const found = await cache.match(path);
  if (!found) return undefined;
  await touch(path);
  return found.json();
}

function touch(path: string): Promise<void> {
  return expiration.updateTimestamp(new URL(path, location.origin).href);
}
