import { workerConfig } from './WorkerConfig';
import type { Rule } from './WorkerConfig';

/**
 * How a request is treated.
 *
 * - `page`, `data`: from the network, after the time-out from the stored copy (pageResponse.ts, dataResponse.ts)
 * - a rule: by one of Workbox's strategies (fileResponse.ts)
 */
export type Strategy = 'page' | 'data' | Rule;

type Requested = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

const dataFile = /^\/page-data\/.+\.json$/;
const rules = workerConfig.rules.map((rule) => [new RegExp(...rule.pattern), rule] as const);

/**
 * @param origin of the site, the only origin whose requests the worker responds to
 * @returns `undefined` for a request that goes to the network as if there was no worker
 */
export function strategyOf(
  { method, mode, url, headers }: Requested,
  origin: string,
): Strategy | undefined {
  const address = new URL(url);
  // A part of a file is no copy of it.
  if (method !== 'GET' || headers.has('range') || address.origin !== origin) return undefined;
  if (mode === 'navigate') return 'page';
  return dataFile.test(address.pathname) ? 'data' : ruleOfFile(url, origin);
}

/** The rule for a file of the site, by its address alone. */
export function ruleOfFile(url: string, origin: string): Rule | undefined {
  const address = new URL(url);
  if (address.origin !== origin || dataFile.test(address.pathname)) return undefined;
  return rules.find(([pattern]) => pattern.test(address.pathname))?.[1];
}
