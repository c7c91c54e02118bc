import { CacheExpiration } from 'workbox-expiration/CacheExpiration';
import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { nameOfCache } from './cacheNames';
import { ruleOfFile } from './strategyOf';
import { orUndefined } from './warnOnce';
import { workerConfig } from './WorkerConfig';

const name = nameOfCache(workerConfig.cacheId, 'precache');
const controller = new PrecacheController({ cacheName: name });
controller.addToCacheList([...workerConfig.files]);

/** Downloads what this version needs and the last version had not. */
export function installPrecache(event: ExtendableEvent): Promise<unknown> {
  return controller.install(event);
}

/** Deletes what only earlier versions needed. */
export async function activatePrecache(event: ExtendableEvent): Promise<void> {
  await moveOldFiles();
  await controller.activate(event);
}

export function isPrecached(path: string): boolean {
  return controller.getCacheKeyForURL(path) !== undefined;
}

/** @returns `undefined` for a file that is not there; the browser may have deleted it */
export async function readPrecached(path: string): Promise<Response | undefined> {
  return orUndefined(controller.matchPrecache(path));
}

/** A tab that was opened before may still import a script of its own version. */
async function moveOldFiles(): Promise<void> {
  const from = await caches.open(name);
  for (const request of await from.keys()) {
    const { url } = request;
    const rule = isPrecached(url) ? undefined : ruleOfFile(url, location.origin);
    if (rule?.handler !== 'CacheFirst') continue;
    const response = await from.match(request);
    if (!response) continue;
    const cacheName = nameOfCache(workerConfig.cacheId, rule.cacheName);
    const to = await caches.open(cacheName);
    await to.put(url, response);
    await new CacheExpiration(cacheName, rule).updateTimestamp(url);
  }
}
