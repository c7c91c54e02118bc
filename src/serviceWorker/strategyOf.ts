/**
 * How a request is answered.
 *
 * - `page`, `data`: from the network, after two seconds from what was kept (answerPage.ts, answerData.ts)
 * - `list`: the same, of the search's list of files
 * - `file`: once and for all, since another content would have another name
 * - `image`: what is kept, while it is asked for again
 */
export type Strategy = 'page' | 'data' | 'list' | 'file' | 'image';

type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

const strategies: readonly [RegExp, Strategy][] = [
  [/^\/page-data\/.+\.json$/, 'data'],
  [/^\/search\/[^/]+\.json$/, 'list'],
  [/^\/search\/[^/]+\/[0-9a-f]+\/.+\.json$/, 'file'],
  [/^\/(static\/.+|fonts\/.+\.woff2|[^/]+[-.][0-9a-f]{12,}\.(js|css))$/, 'file'],
  [/\.(avif|webp|jpe?g|png|gif|svg|ico|webmanifest)$/i, 'image'],
];

/**
 * @param origin of the site, the only one that is answered for
 * @returns `undefined` for what goes to the network as if there was no worker
 */
export function strategyOf(
  { method, mode, url, headers }: Asked,
  origin: string,
): Strategy | undefined {
  // A part of a file is no copy of it.
  if (method !== 'GET' || headers.has('range')) return undefined;
  return mode === 'navigate' && new URL(url).origin === origin
    ? 'page'
    : strategyOfFile(url, origin);
}

/** The same for what a page loads, by its address alone. */
export function strategyOfFile(url: string, origin: string): Strategy | undefined {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin) return undefined;
  return strategies.find(([pattern]) => pattern.test(pathname))?.[1];
}
