import { deleteOldCaches } from './cacheNames';
import { cachePage } from './cachePage';
import { getDataResponse } from './dataResponse';
import { getFileResponse } from './fileResponse';
import { getPageResponse } from './pageResponse';
import { activatePrecache, installPrecache } from './precache';
import { strategyOf } from './strategyOf';
import { isVisit } from './Visit';
import { orUndefined } from './warnOnce';
import { workerConfig } from './WorkerConfig';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // Gatsby expects the next version to respond at once: it then loads the next page as a whole.
  void self.skipWaiting();
  event.waitUntil(installPrecache(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event));
});

async function activate(event: ExtendableEvent): Promise<void> {
  await orUndefined(activatePrecache(event));
  await orUndefined(deleteOldCaches(workerConfig.cacheId));
  // Pages are requested while the worker is still starting.
  await orUndefined(Promise.resolve(self.registration.navigationPreload?.enable()));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, location.origin);
  if (strategy === 'page') event.respondWith(getPageResponse(event));
  else if (strategy === 'data') event.respondWith(getDataResponse(event));
  else if (strategy) event.respondWith(getFileResponse(strategy, event));
});

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!isVisit(data) || !source) return;
  event.waitUntil(cachePage(data, { event, client: source.id }));
});
