import { isRecord } from '../isRecord';

/** Alias of a document's id, because a site's query may use `id` for another field. */
export const documentIdKey = 'documentId';

export const metaFields = `_meta {
  id uid type lang tags firstPublicationDate lastPublicationDate
  alternateLanguages { id uid type lang }
}`;

/** Whether a value in Prismic's `Json` is a link to an existing document. */
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
