const address = String.raw`(/media/[^\s"'<>()\\,&]+)`;
const values = new RegExp(String.raw`"${address}(?=["\s])`, 'g');
const candidates = new RegExp(String.raw`,\s+${address}(?=\s\d+w)`, 'g');

export const mediaPatterns = [values, candidates];

/**
 * Finds the media files of this site that a built file refers to: paths and absolute URLs in
 * attributes, in JSON, and in a `srcset`.
 *
 * @param text of a page or a feed
 * @param siteUrl of the published site
 * @returns paths as they are written, percent-encoded
 */
export function findMedia(text: string, siteUrl: string): string[] {
  const own = text.replaceAll(`"${siteUrl}/`, '"/');
  return mediaPatterns.flatMap((pattern) =>
    [...own.matchAll(pattern)].flatMap(([, found]) => found ?? []),
  );
}
