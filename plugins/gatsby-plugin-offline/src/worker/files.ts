import { ExpirationPlugin } from 'workbox-expiration';
import { CacheExpiration } from 'workbox-expiration/CacheExpiration';
import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { hashedFile, nameOfCache } from '../gatsbyFiles';

export type WorkerConfig = {
  /** Gatsby's hash of the scripts, not of the content. HTML and data must have the same hash. */
  build: string;
  files: readonly PrecachedFile[];
  timeoutSeconds: number;
  maxPages: number;
  maxAgeSeconds?: number;
  /** Prefixes of paths with their offline pages, the longest prefix first. */
  offlinePages: readonly (readonly [prefix: string, page: string])[];
  networkFirst?: readonly [source: string, flags: string];
};

export type PrecachedFile = {
  url: string;
  /** Changes when the file's content changes. `null` if the file gets another name instead. */
  revision: string | null;
};

declare const OFFLINE_CONFIG: WorkerConfig;

export const workerConfig = OFFLINE_CONFIG;

type Requested = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

const dataFile = /^\/page-data\/.+\.json$/;

const precacheName = nameOfCache('precache');
export const precache = new PrecacheController({ cacheName: precacheName });
precache.addToCacheList([...workerConfig.files]);

// The pattern `(?!)` matches no path.
const [source, flags] = workerConfig.networkFirst ?? ['(?!)', ''];
const image = /\.(avif|webp|jpe?g|png|gif|svg|ico|webmanifest)$/i;

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
        // If the storage fails, the file is requested from the network.
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

type FileRule = (typeof rules)[number];

/** Returns `undefined` for a request that goes to the network as if there was no worker. */
export function strategyOf(request: Requested): 'page' | 'data' | FileRule | undefined {
  const { method, mode, url, headers } = request;
  const { origin, pathname } = new URL(url);
  // The response to a range request is only a part of the file, so it is not stored.
  if (method !== 'GET' || headers.has('range') || origin !== location.origin) return undefined;
  if (mode === 'navigate') return 'page';
  return dataFile.test(pathname) ? 'data' : ruleOfFile(url);
}

export function ruleOfFile(url: string): FileRule | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || dataFile.test(pathname)) return undefined;
  return rules.find(({ pattern }) => pattern.test(pathname));
}

export async function getFileResponse(
  { strategy }: FileRule,
  event: FetchEvent,
): Promise<Response> {
  const { request } = event;
  return (await readPrecached(request.url)) ?? strategy.handle({ event, request });
}

/** A page may have loaded files before the worker was active. */
export async function cacheFiles(
  urls: readonly string[],
  { event, init }: { event: ExtendableEvent; init: RequestInit },
): Promise<void> {
  for (const url of new Set(urls)) {
    const rule = ruleOfFile(url);
    if (!rule || isPrecached(url)) continue;
    const request = new Request(url, init);
    const [response, done] = new CacheFirst(rule.cache).handleAll({ event, request });
    await Promise.all([response, done]).catch(() => undefined);
  }
}

export async function installPrecache(event: ExtendableEvent): Promise<void> {
  await precache.install(event);
  await orUndefined(moveOldFiles());
}

/** Moves files of the last version to other caches, because an open tab may still import them. */
async function moveOldFiles(): Promise<void> {
  const from = await caches.open(precacheName);
  for (const request of await from.keys()) {
    const { url } = request;
    const rule = isPrecached(url) ? undefined : ruleOfFile(url);
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

/** Returns `undefined` if the browser has deleted the file. */
export async function readPrecached(path: string): Promise<Response | undefined> {
  return orUndefined(precache.matchPrecache(path));
}

let hasWarned = false;

/** Pages still work if the storage is full or blocked. */
export function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('No more pages are stored for reading offline:', error);
}

export async function orUndefined<Value>(value: Promise<Value>): Promise<Value | undefined> {
  try {
    return await value;
  } catch (error) {
    warnOnce(error);
    return undefined;
  }
}
