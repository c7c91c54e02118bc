import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { Strategy } from 'workbox-strategies';
import { nameOfCache } from './cacheNames';
import { isPrecached, readPrecached } from './precache';
import { ruleOfFile } from './strategyOf';
import { warnOnce } from './warnOnce';
import { workerConfig } from './WorkerConfig';
import type { Rule } from './WorkerConfig';

function optionsOf({ cacheName, maxEntries, purge }: Rule) {
  return {
    cacheName: nameOfCache(workerConfig.cacheId, cacheName),
    plugins: [
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: purge }),
      {
        // Where storage fails, there is still the network; where that fails, there is nothing.
        handlerDidError: async ({ request, error }: { request: Request; error: Error }) => {
          if (error.name === 'no-response') return undefined;
          warnOnce(error);
          return fetch(request);
        },
      },
    ],
  };
}

function strategyFor(rule: Rule, options: ReturnType<typeof optionsOf>): Strategy {
  switch (rule.handler) {
    case 'CacheFirst':
      return new CacheFirst(options);
    case 'StaleWhileRevalidate':
      return new StaleWhileRevalidate(options);
    case 'NetworkFirst':
      return new NetworkFirst({ ...options, networkTimeoutSeconds: workerConfig.timeoutSeconds });
  }
}

const caching = new Map(
  workerConfig.rules.map((rule) => {
    const options = optionsOf(rule);
    return [rule, { options, strategy: strategyFor(rule, options) }];
  }),
);

/** The response for a file that is neither a page nor a page's data. */
export async function getFileResponse(rule: Rule, event: FetchEvent): Promise<Response> {
  const { request } = event;
  return (
    (await readPrecached(request.url)) ??
    caching.get(rule)?.strategy.handle({ event, request }) ??
    fetch(request)
  );
}

/**
 * Stores files that a page has loaded, perhaps before there was a worker.
 *
 * @param urls whole addresses, of any kind and origin
 * @param init how files are fetched that are not stored yet
 */
export async function cacheFiles(
  urls: readonly string[],
  { event, init }: { event: ExtendableEvent; init: RequestInit },
): Promise<void> {
  for (const url of new Set(urls)) {
    const rule = ruleOfFile(url, location.origin);
    if (!rule || isPrecached(url)) continue;
    const request = new Request(url, init);
    const strategy = new CacheFirst(caching.get(rule)?.options);
    const [response, done] = strategy.handleAll({ event, request });
    await Promise.all([response, done]).catch(() => undefined);
  }
}
