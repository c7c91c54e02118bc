declare const self: ServiceWorkerGlobalScope;

// A disabled plugin publishes this worker, which deletes all caches. Open pages are not reloaded.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
