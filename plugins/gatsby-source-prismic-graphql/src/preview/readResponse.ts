import { isRecord } from '../isRecord';
import type { RelatedDocument } from '../PrismicPluginOptions';
import { documentIdKey } from '../requests/documentId';
import { addLinkUrls } from '../schema/addLinkUrls';
import { addTypePrefix } from '../schema/typePrefix';
import type { PreviewQuery } from './PreviewManifest';

/**
 * Finds all documents that a response names: in `_meta`, in `alternateLanguages` and in links inside
 * Json.
 */
export function findReferences(response: unknown): RelatedDocument[] {
  const found = new Map<string, RelatedDocument>();
  const add = (id: unknown, uid: unknown, type: unknown, lang: unknown) => {
    if (typeof id !== 'string' || typeof type !== 'string' || typeof lang !== 'string') return;
    found.set(id, { id, uid: typeof uid === 'string' ? uid : null, type, lang });
  };
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    if (!isRecord(value)) return;
    if (documentIdKey in value) {
      add(value[documentIdKey], value.documentUid, value.documentType, value.documentLang);
    }
    if (value.link_type === 'Document' && value.isBroken !== true) {
      add(value.id, value.uid, value.type, value.lang);
    }
    Object.values(value).forEach(collect);
  };
  collect(response);
  return [...found.values()];
}

/**
 * Converts Prismic's response to the data that Gatsby would return: adds the type prefix, and the URLs of
 * documents and of links to documents.
 *
 * @param urlOf returns the URL of a document's page; `null` without a page.
 */
export function toGatsbyData(
  response: unknown,
  { typenames, urls }: Pick<PreviewQuery, 'typenames' | 'urls'>,
  urlOf: (id: string) => string | null,
): unknown {
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([key, each]) => [
      key,
      typenames.includes(key) && typeof each === 'string' ? addTypePrefix(each) : read(each),
    ]);
    const id = value[documentIdKey];
    const urlEntries = typeof id === 'string' ? urls.map((key) => [key, urlOf(id)]) : [];
    return Object.fromEntries([...entries, ...urlEntries]);
  };
  return addLinkUrls(read(response), urlOf);
}
