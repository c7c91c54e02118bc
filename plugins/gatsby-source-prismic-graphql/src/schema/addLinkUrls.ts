import { isRecord } from '../isRecord';

/**
 * Gives the links to documents in a Json scalar, however deep, the address of the document's page as
 * `url`, as Prismic's REST API does for the routes that it is told. Links to documents without a page
 * and broken ones stay as they are.
 *
 * @returns the value itself when nothing is added. It is never changed: answers are kept.
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
  const isLink = value.link_type === 'Document' && value.isBroken !== true;
  const url = isLink && typeof value.id === 'string' ? urlOf(value.id) : null;
  return url === null ? (copy ?? value) : { ...(copy ?? value), url };
}
