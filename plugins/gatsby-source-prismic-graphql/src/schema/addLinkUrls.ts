import { isRecord } from '../isRecord';
import { isDocumentLink } from '../requests/documentFields';

/**
 * Adds the page's URL to each link to a document, as Prismic's REST API does for route resolvers.
 * Returns a copy, because responses are cached.
 */
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
