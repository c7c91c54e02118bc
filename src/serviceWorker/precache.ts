import { CacheExpiration } from 'workbox-expiration/CacheExpiration';
import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { built } from './built';
import { limits, nameOfCache } from './storage';
import { orNothing } from './report';
import { strategyOfFile } from './strategyOf';

const controller = new PrecacheController({ cacheName: nameOfCache('precache') });
controller.addToCacheList([...built.files]);

/** Downloads what this version needs and the last one had not. */
export function installPrecache(event: ExtendableEvent): Promise<unknown> {
  return controller.install(event);
}

/** Takes away what only earlier versions needed. */
export async function activatePrecache(event: ExtendableEvent): Promise<void> {
  await keepOldFiles();
  await controller.activate(event);
}

export function isPrecached(path: string): boolean {
  return controller.getCacheKeyForURL(path) !== undefined;
}

/** @returns `undefined` for what is not there, which may be the browser's doing */
export async function readPrecached(path: string): Promise<Response | undefined> {
  return orNothing(controller.matchPrecache(path));
}

/** A tab that was opened before may still import a script of its own version. */
async function keepOldFiles(): Promise<void> {
  const name = nameOfCache('file');
  const expiration = new CacheExpiration(name, { maxEntries: limits.file });
  const [from, to] = await Promise.all([caches.open(nameOfCache('precache')), caches.open(name)]);
  for (const request of await from.keys()) {
    const { url } = request;
    if (isPrecached(url) || strategyOfFile(url, location.origin) !== 'file') continue;
    const response = await from.match(request);
    if (!response) continue;
    await to.put(url, response);
    await expiration.updateTimestamp(url);
  }
}
