import { nameOfCache } from '../gatsbyFiles';
import { getFileResponse, installPrecache, orUndefined, precache, strategyOf } from './files';
import { cachePage, getDataResponse, getPageResponse, isVisit } from './pages';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // After an update, Gatsby makes the browser load the HTML of the next page, and expects that the
  // new worker is already active.
  void self.skipWaiting();
  event.waitUntil(installPrecache(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event));
});

async function activate(event: ExtendableEvent): Promise<void> {
  // Deletes the last version's precached files. All requests of pages wait for the deletion.
  await orUndefined(precache.activate(event));
  await orUndefined(deleteOldCaches());
  // With navigation preload, browsers request a page while the worker is still starting.
  await orUndefined(Promise.resolve(self.registration.navigationPreload?.enable()));
  await self.clients.claim();
}

/** Also deletes the caches of Gatsby's own plugin, which has the same name. */
async function deleteOldCaches(): Promise<void> {
  const current = nameOfCache('');
  const prefix = current.replace(/\d{1,9}-$/, '');
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && !name.startsWith(current)) await caches.delete(name);
  }
}

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request);
  if (strategy === 'page') event.respondWith(getPageResponse(event));
  else if (strategy === 'data') event.respondWith(getDataResponse(event));
  else if (strategy) event.respondWith(getFileResponse(strategy, event));
});

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!isVisit(data) || !source) return;
  event.waitUntil(cachePage(data, { event, client: source.id }));
});
