import { answerData } from './answerData';
import { answerPage } from './answerPage';
import { answerFile } from './files';
import { keepPage } from './keepPage';
import { activatePrecache, installPrecache } from './precache';
import { isReadPage } from './ReadPage';
import { orNothing } from './report';
import { deleteStrangeCaches } from './storage';
import { strategyOf, type Strategy } from './strategyOf';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // Gatsby expects the next version to answer at once: it then loads the next page as a whole.
  void self.skipWaiting();
  event.waitUntil(installPrecache(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event));
});

async function activate(event: ExtendableEvent): Promise<void> {
  await orNothing(activatePrecache(event));
  await orNothing(deleteStrangeCaches());
  // Pages are asked for while the worker is still starting.
  await orNothing(Promise.resolve(self.registration.navigationPreload?.enable()));
  await self.clients.claim();
}

const answers: Record<Strategy, (event: FetchEvent) => Promise<Response>> = {
  page: answerPage,
  data: answerData,
  file: (event) => answerFile('file', event),
  image: (event) => answerFile('image', event),
  list: (event) => answerFile('list', event),
};

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, location.origin);
  if (strategy) event.respondWith(answers[strategy](event));
});

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!isReadPage(data) || !source) return;
  event.waitUntil(keepPage(data, { event, client: source.id }));
});
