import { readLocalPage, readOfflinePage } from './localPages';
import { openDocument } from './openDocuments';
import { withTimeout } from './withTimeout';

/**
 * The HTML of a page: from the network before the time-out, else the stored copy, else from the network
 * however long it takes; offline the page that stands for it.
 */
export async function getPageResponse(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const { pathname } = url;
  const network = fetchPage(event);
  event.waitUntil(network);
  const response = await withTimeout(network);
  if (response && response.status < 500) return open(event, response);

  const local = await readLocalPage(pathname);
  if (local) {
    openDocument(event.resultingClientId, local);
    return local.html;
  }
  const late = response ?? (await network);
  if (late) return open(event, late);

  // Does what the server does with an address without its final slash.
  if (!pathname.endsWith('/') && (await readLocalPage(`${pathname}/`))) {
    url.pathname += '/';
    return Response.redirect(url, 302);
  }
  const offline = await readOfflinePage(pathname);
  openDocument(event.resultingClientId, offline);
  return offline?.html ?? Response.error();
}

function open(event: FetchEvent, response: Response): Response {
  openDocument(event.resultingClientId);
  return response;
}

/** @returns `undefined` offline */
async function fetchPage(event: FetchEvent): Promise<Response | undefined> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    // Offline, Firefox gives an error as the response; other browsers reject the promise.
    return preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request);
  } catch {
    return undefined;
  }
}
