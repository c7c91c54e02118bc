declare const self: ServiceWorkerGlobalScope;

// The worker of a disabled plugin. Open pages stay as they are.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
