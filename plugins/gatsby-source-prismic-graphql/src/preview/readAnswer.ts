import { isRecord } from '../isRecord';
import type { RelatedDocument } from '../PrismicPluginOptions';
import { documentIdKey } from '../requests/documentId';
import { addLinkUrls } from '../schema/addLinkUrls';
import { addTypePrefix } from '../schema/typePrefix';
import type { PreviewQuery } from './PreviewManifest';

/** Every document that an answer names: in `_meta`, in `alternateLanguages`, and by links in Json. */
export function findReferences(answer: unknown): RelatedDocument[] {
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
  collect(answer);
  return [...found.values()];
}

/**
 * Prismic's answer as Gatsby would have given it: types with their prefix, documents and links to
 * them with their address.
 *
 * @param urlOf address of a document's page; null for one without.
 */
export function toGatsbyAnswer(
  answer: unknown,
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
    const address = typeof id === 'string' ? urls.map((key) => [key, urlOf(id)]) : [];
    return Object.fromEntries([...entries, ...address]);
  };
  return addLinkUrls(read(answer), urlOf);
}
