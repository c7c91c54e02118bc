import { appDataAddress, pathOfData } from '../gatsbyFiles';
import { toJson } from './LocalPage';
import { readLocalPage } from './localPages';
import { documentOf } from './openDocuments';
import type { OpenDocument } from './openDocuments';
import { readPrecached } from './precache';
import { withTimeout } from './withTimeout';
import { workerConfig } from './WorkerConfig';

/**
 * The response for Gatsby's files with the data of pages. React complains about HTML that was rendered
 * from other data, so a stored page gets the data that was stored with it, and a page from the network
 * waits for the network. Data that a link requests is treated as pages are: after the time-out it comes
 * from the stored copy.
 */
export async function getDataResponse(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const document = documentOf(event.clientId);
  if (document?.isLoading) {
    const own = await document.local?.readData(pathname);
    if (own) return own;
  }
  const network = fetch(event.request).catch(() => undefined);
  const response = await (document?.isLoading ? network : withTimeout(network));
  return response ?? (await readLocal(pathname, document)) ?? (await network) ?? Response.error();
}

async function readLocal(
  address: string,
  document: OpenDocument | undefined,
): Promise<Response | undefined> {
  const build = document?.build ?? workerConfig.build;
  if (address === appDataAddress) return toJson(JSON.stringify({ webpackCompilationHash: build }));
  const path = pathOfData(address);
  if (path === undefined) {
    return (await document?.local?.readData(address)) ?? readPrecached(address);
  }
  // Scripts of one build cannot render the data of another: Gatsby then loads the whole page.
  const page = await readLocalPage(path);
  return page?.build === build ? page.readData(address) : undefined;
}
