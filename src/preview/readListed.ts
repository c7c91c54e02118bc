import type { PrismicDocument } from '@prismicio/client';
import { createReader } from '../search/drafts/readDocuments';
import type { PreviewSession } from './pluginSession';

/**
 * Reads the documents that the content of a page links to, as they are in the preview, in the order of the
 * page. They are found in the published page: a document that has never been published is left out,
 * and so is one that the preview does not have. Gatsby's development server sends pages without content,
 * so there it finds none.
 *
 * @param address path of the page
 * @throws Error when the page or the documents cannot be read
 */
export async function readListed(
  session: PreviewSession,
  address: string,
): Promise<PrismicDocument[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The page ${address} has the status ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const links = page.querySelectorAll('main a[href]');
  const ids = [...links].flatMap((link) => session.idAt(link.getAttribute('href') ?? '') ?? []);
  const read = createReader(session.contentApi.getByIDs);
  const documents = await read(session.getRef(), ids);
  return [...new Set(ids)].flatMap((id) => documents.get(id) ?? []);
}
