import { built } from './built';
import { appDataAddress, pathOfData } from './dataAddress';
import { toJson } from './LocalPage';
import { readLocalPage } from './localPages';
import { documentOf, type OpenDocument } from './openDocuments';
import { readPrecached } from './precache';
import { withinTime } from './withinTime';

/**
 * Gatsby's files with the data of pages. React complains about HTML that another data has made, so a
 * page that is kept gets the data that was kept with it, and one from the network waits for the
 * network. What a link asks for is answered as pages are: after two seconds from what is kept.
 */
export async function answerData(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const document = documentOf(event.clientId);
  if (document?.isLoading) {
    const own = await document.local?.readData(pathname);
    if (own) return own;
  }
  const network = fetch(event.request).catch(() => undefined);
  const answer = await (document?.isLoading ? network : withinTime(network));
  return answer ?? (await readLocal(pathname, document)) ?? (await network) ?? Response.error();
}

async function readLocal(
  address: string,
  document: OpenDocument | undefined,
): Promise<Response | undefined> {
  const build = document?.build ?? built.build;
  if (address === appDataAddress) return toJson(JSON.stringify({ webpackCompilationHash: build }));
  const path = pathOfData(address);
  if (path === undefined) {
    return (await document?.local?.readData(address)) ?? readPrecached(address);
  }
  // Scripts of one build do not draw what was made for another's: Gatsby then loads the whole page.
  const page = await readLocalPage(path);
  return page?.build === build ? page.readData(address) : undefined;
}
