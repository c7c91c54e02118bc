import { isRecord } from '../isRecord';
import { isDocumentLink } from '../requests/documentFields';

/**
 * Adds `url`, the URL of the linked document's page, to all links to documents in a Json scalar, at any
 * depth. Prismic's REST API does the same for the route resolvers in a request. Broken links and links
 * to documents without a page stay unchanged.
 *
 * @returns the same value when there is nothing to add. The value itself is never changed, because
 * responses are cached.
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
