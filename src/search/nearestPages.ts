export type PageLink = { title: string; href: string };

/**
 * Returns the pages that an address without a page may mean: first those with the same last segment
 * (`/fyrir-honnudi/styrkir/` for `/styrkir/`), then those above the address, the nearest first.
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

/** Returns the words of an address's last segment as a query; an empty text for a front page. */
export function wordsOfAddress(address: string): string {
  return lastSegment(decode(address))
    .replace(/\.\w+$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}

function lastSegment(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

/** Invalid percent-encoding stays unchanged. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
