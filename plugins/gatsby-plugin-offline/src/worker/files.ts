import { ExpirationPlugin } from 'workbox-expiration';
import { CacheExpiration } from 'workbox-expiration/CacheExpiration';
import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { hashedFile, nameOfCache } from '../gatsbyFiles';
import { workerConfig } from './WorkerConfig';

type Requested = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

const dataFile = /^\/page-data\/.+\.json$/;

const precacheName = nameOfCache('precache');
const precache = new PrecacheController({ cacheName: precacheName });
precache.addToCacheList([...workerConfig.files]);

// Without the option, an expression that fits nothing.
const [source, flags] = workerConfig.networkFirst ?? ['(?!)', ''];
const image = /\.(avif|webp|jpe?g|png|gif|svg|ico|webmanifest)$/i;

/** For each kind of file its cache and strategy; the first whose pattern fits counts. */
const rules = (
  [
    { name: 'file', pattern: hashedFile, Strategy: CacheFirst, maxEntries: 300 },
    { name: 'image', pattern: image, Strategy: StaleWhileRevalidate, maxEntries: 200 },
    { name: 'other', pattern: new RegExp(source, flags), Strategy: NetworkFirst, maxEntries: 50 },
  ] as const
).map(({ name, pattern, Strategy, maxEntries }) => {
  const cache = {
    cacheName: nameOfCache(name),
    networkTimeoutSeconds: workerConfig.timeoutSeconds,
    plugins: [
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: name === 'image' }),
      {
        // If storage fails, there is still the network; if that fails, there is nothing.
        handlerDidError: async ({ request, error }: { request: Request; error: Error }) => {
          if (error.name === 'no-response') return undefined;
          warnOnce(error);
          return fetch(request);
        },
      },
    ],
  };
  return { cache, strategy: new Strategy(cache), maxEntries, pattern };
});

/** How a kind of file is stored. */
type FileRule = (typeof rules)[number];

/**
 * How a request is treated: a page and the data of a page by pages.ts, a file by its rule.
 *
 * @param origin of the site, the only origin whose requests the worker responds to
 * @returns `undefined` for a request that goes to the network as if there was no worker
 */
export function strategyOf(
  { method, mode, url, headers }: Requested,
  origin: string,
): 'page' | 'data' | FileRule | undefined {
  const address = new URL(url);
  // A part of a file is no copy of it.
  if (method !== 'GET' || headers.has('range') || address.origin !== origin) return undefined;
  if (mode === 'navigate') return 'page';
  return dataFile.test(address.pathname) ? 'data' : ruleOfFile(url, origin);
}

/** The rule for a file of the site, by its address only. */
export function ruleOfFile(url: string, origin: string): FileRule | undefined {
  const address = new URL(url);
  if (address.origin !== origin || dataFile.test(address.pathname)) return undefined;
  return rules.find(({ pattern }) => pattern.test(address.pathname));
}

/** The response for a file that is neither a page nor a page's data. */
export async function getFileResponse(
  { strategy }: FileRule,
  event: FetchEvent,
): Promise<Response> {
  const { request } = event;
  return (await readPrecached(request.url)) ?? strategy.handle({ event, request });
}

/**
 * Stores files that a page has loaded, perhaps before there was a worker.
 *
 * @param urls full addresses, of any kind and origin
 * @param init how files are fetched that are not stored yet
 */
export async function cacheFiles(
  urls: readonly string[],
  { event, init }: { event: ExtendableEvent; init: RequestInit },
): Promise<void> {
  for (const url of new Set(urls)) {
    const rule = ruleOfFile(url, location.origin);
    if (!rule || isPrecached(url)) continue;
    const request = new Request(url, init);
    const [response, done] = new CacheFirst(rule.cache).handleAll({ event, request });
    await Promise.all([response, done]).catch(() => undefined);
  }
}

/** Downloads the precached files that the last version had not, and moves those that only the last version has. */
export async function installPrecache(event: ExtendableEvent): Promise<void> {
  await precache.install(event);
  await orUndefined(moveOldFiles());
}

/** Deletes the precached files that only the last version had. All requests of pages wait for it. */
export async function activatePrecache(event: ExtendableEvent): Promise<void> {
  await precache.activate(event);
}

/** A tab that was opened before may still import a script of its own version. */
async function moveOldFiles(): Promise<void> {
  const from = await caches.open(precacheName);
  for (const request of await from.keys()) {
    const { url } = request;
    const rule = isPrecached(url) ? undefined : ruleOfFile(url, location.origin);
    if (rule?.pattern !== hashedFile) continue;
    const response = await from.match(request);
    if (!response) continue;
    const { cache, maxEntries } = rule;
    const to = await caches.open(cache.cacheName);
    await to.put(url, response);
    await new CacheExpiration(cache.cacheName, { maxEntries }).updateTimestamp(url);
  }
}

export function isPrecached(path: string): boolean {
  return precache.getCacheKeyForURL(path) !== undefined;
}

/** @returns `undefined` for a file that is not there; the browser may have deleted it */
export async function readPrecached(path: string): Promise<Response | undefined> {
  return orUndefined(precache.matchPrecache(path));
}

let hasWarned = false;

/** Pages still work if storage is full or blocked. */
export function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Nothing more is kept for reading offline:', error);
}

/** @returns `undefined` if storage fails */
export async function orUndefined<Value>(value: Promise<Value>): Promise<Value | undefined> {
  try {
    return await value;
  } catch (error) {
    warnOnce(error);
    return undefined;
  }
}
