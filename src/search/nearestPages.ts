/** A page that the not-found page suggests. */
export type PageLink = { title: string; href: string };

/**
 * Finds the pages that an address without a page may mean: first those with the same last segment, as
 * `/fyrir-honnudi/styrkir/` for `/styrkir/`, then the pages above it, the nearest first. For
 * `/fagfelog/ivaf/stjorn/` they are the association and the list of associations.
 *
 * @param pages all pages to suggest, without the front pages
 * @param address requested path, percent-encoded or not
 */
export function nearestPages(pages: readonly PageLink[], address: string): PageLink[] {
  const requested = `${decode(address)}/`;
  const last = lastSegment(requested);
  const isNamesake = ({ href }: PageLink) => last !== '' && lastSegment(decode(href)) === last;
  return pages
    .filter(({ href }) => href.endsWith('/'))
    .filter((page) => isNamesake(page) || requested.startsWith(decode(page.href)))
    .sort((a, b) => Number(isNamesake(b)) - Number(isNamesake(a)) || b.href.length - a.href.length);
}

/**
 * Returns the words of an address's last segment, as a query for the search.
 *
 * @returns an empty string for a front page
 */
export function wordsOfAddress(address: string): string {
  return lastSegment(decode(address))
    .replace(/\.\w+$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}

function lastSegment(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

/** Decodes an address, or returns it unchanged if its percent-encoding is invalid. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
