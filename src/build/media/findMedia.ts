const address = String.raw`(/media/[^\s"'<>()\\,&]+)`;
const values = new RegExp(String.raw`"${address}(?=["\s])`, 'g');
const candidates = new RegExp(String.raw`,\s+${address}(?=\s\d+w)`, 'g');

/**
 * Finds the media files of this site that a built file names: as the value of an attribute or of a
 * property of JSON, with or without the site's address before it, and as a part of a `srcset`.
 *
 * @param text of a page or a feed
 * @param siteUrl where the site is published
 * @returns addresses as they are written, percent-encoded
 */
export function findMedia(text: string, siteUrl: string): string[] {
  const own = text.replaceAll(`"${siteUrl}/`, '"/');
  return [values, candidates].flatMap((pattern) =>
    [...own.matchAll(pattern)].flatMap(([, found]) => found ?? []),
  );
}
