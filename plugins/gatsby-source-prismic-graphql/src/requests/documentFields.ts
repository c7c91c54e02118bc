import { isRecord } from '../isRecord';

/** Alias of a document's id, because a site's query may use `id` for another field. */
export const documentIdKey = 'documentId';

export const metaFields = `_meta {
  id uid type lang tags firstPublicationDate lastPublicationDate
  alternateLanguages { id uid type lang }
}`;

export function isDocumentLink(value: Record<string, unknown>): boolean {
  return value.link_type === 'Document' && value.isBroken !== true;
}

export function visitObjects(
  response: unknown,
  visit: (value: Record<string, unknown>) => void,
): void {
  if (isRecord(response)) visit(response);
  if (typeof response !== 'object' || response === null) return;
  for (const value of Object.values(response)) visitObjects(value, visit);
}

/** Adds URLs as Prismic's REST API does for route resolvers. Copies, because responses are cached. */
export function addLinkUrls(value: unknown, urlOf: (id: string) => string | null): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => addLinkUrls(item, urlOf));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isRecord(value)) return value;

  let copy: Record<string, unknown> | undefined;
  for (const [key, each] of Object.entries(value)) {
    if (typeof each !== 'object') continue;
    const added = addLinkUrls(each, urlOf);
    if (added !== each) copy = { ...(copy ?? value), [key]: added };
  }
  const url = isDocumentLink(value) && typeof value.id === 'string' ? urlOf(value.id) : null;
  return url === null ? (copy ?? value) : { ...(copy ?? value), url };
}

/** Returns Prismic's cursor of the document at an index, from 0. */
export function toCursor(index: number): string {
  return btoa(`arrayconnection:${index}`);
}
