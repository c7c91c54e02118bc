/** A page that the not-found page suggests. */
export type PageLink = { title: string; href: string };

/**
 * Finds the pages above an address that does not exist, the nearest first. For
 * `/fagfelog/ivaf/stjorn/` they are the association and the list of associations.
 *
 * @param pages all pages to suggest, without the front pages
 * @param address requested path, percent-encoded or not
 */
export function nearestPages(pages: readonly PageLink[], address: string): PageLink[] {
  const requested = `${decode(address)}/`;
  return pages
    .filter(({ href }) => href.endsWith('/') && requested.startsWith(decode(href)))
    .sort((a, b) => b.href.length - a.href.length);
}

/**
 * Returns the words of an address's last segment, as a query for the search.
 *
 * @returns an empty string for a front page
 */
export function wordsOfAddress(address: string): string {
  const last = decode(address).split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.\w+$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}

/** Decodes an address, or returns it unchanged if its percent-encoding is invalid. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
