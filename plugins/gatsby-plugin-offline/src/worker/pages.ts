import {
  appDataAddress,
  dataAddress,
  nameOfCache,
  pathOfData,
  staticQueryAddress,
} from '../gatsbyFiles';
import {
  cacheFiles,
  isPrecached,
  orUndefined,
  readPrecached,
  warnOnce,
  workerConfig,
} from './files';

export type Visit = {
  type: 'read';
  path: string;
  /** Whether the browser loaded the HTML. After a click on a link, Gatsby loads only data. */
  isFirst: boolean;
  /** Full URLs of everything that was loaded since the last message. */
  urls: string[];
};

/** One entry, because React must hydrate the HTML with the data that it was rendered from. */
type StoredPage = {
  build: string;
  html: string;
  headers: [string, string][];
  data: Record<string, string>;
};

type LocalPage = {
  html: Response;
  /** The build whose scripts the HTML names. */
  build: string;
  readData: (address: string) => Promise<Response | undefined>;
};

/** The document in a window. The browser may stop the worker, which then forgets the document. */
type OpenDocument = {
  /** `undefined` if the HTML came from the network. */
  local?: LocalPage;
  build?: string;
  /** `true` until the window reports its page. Until then, all its requests are for this page. */
  isLoading: boolean;
};

type Connection = { effectiveType?: string; saveData?: boolean };

const MAX_DOCUMENTS = 50;
const documents = new Map<string, OpenDocument>();

const cacheName = nameOfCache('page');

export async function getPageResponse(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const { pathname } = url;
  const network = fetchPage(event);
  event.waitUntil(network);
  const response = await withTimeout(network);
  if (response && response.status < 500) return open(event, response);

  const local = await readLocalPage(pathname);
  if (local) return open(event, local.html, local);
  const late = response ?? (await network);
  if (late) return open(event, late);

  // The worker redirects to the address with a final slash, as a server does.
  if (!pathname.endsWith('/') && (await readLocalPage(`${pathname}/`))) {
    url.pathname += '/';
    return Response.redirect(url, 302);
  }
  const offline = await readOfflinePage(pathname);
  return open(event, offline?.html ?? Response.error(), offline);
}

function open({ resultingClientId }: FetchEvent, html: Response, local?: LocalPage): Response {
  documents.set(resultingClientId, { local, build: local?.build, isLoading: true });
  const [oldest = ''] = documents.keys();
  if (documents.size > MAX_DOCUMENTS) documents.delete(oldest);
  return html;
}

async function fetchPage(event: FetchEvent): Promise<Response | undefined> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    // Offline, the preloaded response is an error in Firefox, and a rejection in other browsers.
    return preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request);
  } catch {
    return undefined;
  }
}

function withTimeout<Value>(value: Promise<Value>): Promise<Value | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, workerConfig.timeoutSeconds * 1000);
  });
  return Promise.race([value, timeout]);
}

/**
 * React reports an error if the HTML was rendered from other data. So while a page loads, its data
 * come from where its HTML came from. After a click on a link, the stored data are used after the
 * time-out.
 */
export async function getDataResponse(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const document = documents.get(event.clientId);
  if (document?.isLoading) {
    const own = await document.local?.readData(pathname);
    if (own) return own;
  }
  const network = fetch(event.request).catch(() => undefined);
  const response = await (document?.isLoading ? network : withTimeout(network));
  return (
    response ?? (await readLocalData(pathname, document)) ?? (await network) ?? Response.error()
  );
}

async function readLocalData(
  address: string,
  document: OpenDocument | undefined,
): Promise<Response | undefined> {
  const build = document?.build ?? workerConfig.build;
  if (address === appDataAddress) return toAppData(build);
  const path = pathOfData(address);
  if (path === undefined) {
    return (await document?.local?.readData(address)) ?? readPrecached(address);
  }
  // Scripts cannot render another build's data. Without data, the browser loads the page's HTML.
  const page = await readLocalPage(path);
  return page?.build === build ? page.readData(address) : undefined;
}

async function readLocalPage(path: string): Promise<LocalPage | undefined> {
  return (await readPrecachedPage(path)) ?? (await readStoredPage(path));
}

async function readOfflinePage(path: string): Promise<LocalPage | undefined> {
  const own = workerConfig.offlinePages.find(([prefix]) => `${path}/`.startsWith(prefix))?.[1];
  if (own === undefined) return undefined;
  // The offline page lists the stored pages, so old pages are deleted first.
  await orUndefined(deleteOldPages());
  const page = await readPrecachedPage(own);
  if (!page) return undefined;
  return {
    ...page,
    readData: async (address) => {
      if (address !== dataAddress(path)) return page.readData(address);
      const data = await page.readData(dataAddress(own));
      return data && toJson({ ...(await data.json()), path: decodeURI(path) });
    },
  };
}

async function readPrecachedPage(path: string): Promise<LocalPage | undefined> {
  if (!isPrecached(path)) return undefined;
  const html = await readPrecached(path);
  return html && { html, build: workerConfig.build, readData: readPrecached };
}

async function readStoredPage(path: string): Promise<LocalPage | undefined> {
  const stored = await orUndefined(findStored(path));
  if (!stored) return undefined;
  const { html, headers, build, data } = stored;
  return {
    html: new Response(html, { headers }),
    build,
    readData: async (address) => {
      if (address === appDataAddress) return toAppData(build);
      const text = data[address];
      return text === undefined ? undefined : toResponse(text);
    },
  };
}

async function findStored(path: string): Promise<StoredPage | undefined> {
  const cache = await deleteOldPages();
  return (await cache.match(path))?.json();
}

/** Cache entries are in the order of storing. If a page may stay, all later pages may stay too. */
async function deleteOldPages(): Promise<Cache> {
  const { maxPages, maxAgeSeconds = Infinity } = workerConfig;
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  for (const [place, key] of keys.entries()) {
    const stored = Date.parse((await cache.match(key))?.headers.get('Date') ?? '');
    const isOld = Date.now() - stored > maxAgeSeconds * 1000;
    if (!isOld && keys.length - place <= maxPages) break;
    await cache.delete(key);
  }
  return cache;
}

const toAppData = (build: string) => toJson({ webpackCompilationHash: build });
const toJson = (value: unknown) => toResponse(JSON.stringify(value));

function toResponse(json: string): Response {
  return new Response(json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}

export function isVisit(message: unknown): message is Visit {
  return typeof message === 'object' && message !== null && Reflect.get(message, 'type') === 'read';
}

export async function cachePage(
  { path, isFirst, urls }: Visit,
  { event, client }: { event: ExtendableEvent; client: string },
): Promise<void> {
  const document = documents.get(client);
  if (document) document.isLoading = false;
  try {
    await cacheFiles(urls, { event, init: fetchOptions('force-cache') });
    if (isPrecached(path)) return;
    // Unless the worker sent a stored page, the browser's own cache has what the page loaded.
    const isOld = isFirst && document?.local !== undefined;
    const build = await storePage(path, {
      html: fetchOptions(isFirst && !isOld ? 'force-cache' : 'default'),
      data: fetchOptions(isOld ? 'default' : 'force-cache'),
    });
    if (document && !isOld) document.build ??= build;
  } catch (error) {
    if (!(error instanceof TypeError)) warnOnce(error);
  }
}

async function storePage(
  path: string,
  how: { html: RequestInit; data: RequestInit },
): Promise<string | undefined> {
  const response = await fetch(path, how.html);
  const cache = await caches.open(cacheName);
  if (response.status === 404 || response.status === 410) await cache.delete(path);
  if (response.status !== 200 || response.redirected) return undefined;
  const html = await response.text();
  // A site whose Content-Security-Policy forbids inline scripts may write the hash as JSON.
  const [, build] =
    /(?:___webpackCompilationHash=|id="gatsby-compilation-hash">)"(\w+)"/.exec(html) ?? [];
  if (build === undefined) return undefined;

  const data: Record<string, string> = {};
  const read = async (address: string) => {
    const file = await fetch(address, how.data);
    if (file.status !== 200) throw new TypeError(`${address} responds with ${file.status}`);
    return (data[address] = await file.text());
  };
  const own: { staticQueryHashes?: string[] } = JSON.parse(await read(dataAddress(path)));
  for (const hash of own.staticQueryHashes ?? []) await read(staticQueryAddress(hash));

  const headers = [...response.headers].filter(
    ([name]) => !/^content-(encoding|length)$/.test(name),
  );
  const page: StoredPage = { build, html, headers, data };
  const date = { headers: { Date: new Date().toUTCString() } };
  await cache.put(path, new Response(JSON.stringify(page), date));
  await deleteOldPages();
  return build;
}

/** With data saver or 2G, only what the browser has already loaded of a page is stored. */
function fetchOptions(cache: RequestCache): RequestInit {
  const { connection } = navigator as { connection?: Connection };
  const savesData = connection?.saveData || connection?.effectiveType?.includes('2g');
  return { mode: 'same-origin', cache: savesData ? 'only-if-cached' : cache };
}
