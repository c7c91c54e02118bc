declare const self: ServiceWorkerGlobalScope;

// Takes the place of the worker where a build wants none: it clears up and goes, and the pages that are
// open stay as they are.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
