/** A page that a lost reader may have been looking for. */
export type Place = { title: string; href: string };

/**
 * The pages on the way to an address that leads nowhere, the nearest first: below
 * `/fagfelog/textilfelagid/stjorn/` stand the association, then the associations.
 *
 * @param places the pages that are known, front pages not among them
 * @param address path of the address that was asked for, letters encoded or not
 */
export function nearestPages(places: readonly Place[], address: string): Place[] {
  const asked = `${decode(address)}/`;
  return places
    .filter(({ href }) => href.endsWith('/') && asked.startsWith(decode(href)))
    .sort((a, b) => b.href.length - a.href.length);
}

/**
 * The words of an address that leads nowhere, to search for: those of its last segment.
 *
 * @returns an empty text for a front page
 */
export function wordsOfAddress(address: string): string {
  const last = decode(address).split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.\w+$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}

/** What somebody typed need not be an address. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
