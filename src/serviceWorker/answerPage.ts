import { readLocalPage, readOfflinePage } from './localPages';
import { openDocument } from './openDocuments';
import { withinTime } from './withinTime';

/**
 * The HTML of a page: from the network within two seconds, else what is kept of it, else from the
 * network after all; without a network the offline page.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const { pathname } = url;
  const network = fromNetwork(event);
  event.waitUntil(network);
  const answer = await withinTime(network);
  if (answer && answer.status < 500) return open(event, answer);

  const local = await readLocalPage(pathname);
  if (local) {
    openDocument(event.resultingClientId, local);
    return local.html;
  }
  const late = answer ?? (await network);
  if (late) return open(event, late);

  // What the server would say to an address without its final slash.
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

/** @returns `undefined` without a network */
async function fromNetwork(event: FetchEvent): Promise<Response | undefined> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return undefined;
  }
}
