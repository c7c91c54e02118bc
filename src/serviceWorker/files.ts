import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { isPrecached, readPrecached } from './precache';
import { report } from './report';
import { limits, nameOfCache } from './storage';
import { strategyOfFile } from './strategyOf';
import { patience } from './withinTime';

type Kind = 'file' | 'image' | 'list';

function optionsOf(kind: Kind) {
  return {
    cacheName: nameOfCache(kind),
    plugins: [
      new ExpirationPlugin({ maxEntries: limits[kind], purgeOnQuotaError: kind === 'image' }),
      {
        // Where storage fails, there is still the network; where that fails, there is nothing.
        handlerDidError: async ({ request, error }: { request: Request; error: Error }) => {
          if (error.name === 'no-response') return undefined;
          report(error);
          return fetch(request);
        },
      },
    ],
  };
}

const options = { file: optionsOf('file'), image: optionsOf('image'), list: optionsOf('list') };

const strategies: Record<Kind, Strategy> = {
  file: new CacheFirst(options.file),
  image: new StaleWhileRevalidate(options.image),
  list: new NetworkFirst({ ...options.list, networkTimeoutSeconds: patience / 1000 }),
};

/** Answers for files that are no pages and no data of them. */
export async function answerFile(kind: Kind, event: FetchEvent): Promise<Response> {
  const { request } = event;
  return (await readPrecached(request.url)) ?? strategies[kind].handle({ event, request });
}

/**
 * Keeps files that a page has loaded, perhaps before the worker was there to see it.
 *
 * @param urls whole addresses, of any kind and origin
 * @param init how they are fetched where they are not kept yet
 */
export async function keepFiles(
  urls: readonly string[],
  { event, init }: { event: ExtendableEvent; init: RequestInit },
): Promise<void> {
  for (const url of new Set(urls)) {
    const kind = strategyOfFile(url, location.origin);
    if (kind === undefined || kind === 'page' || kind === 'data' || isPrecached(url)) continue;
    const request = new Request(url, init);
    const [response, done] = new CacheFirst(options[kind]).handleAll({ event, request });
    await Promise.all([response, done]).catch(() => undefined);
  }
}
