/**
 * In HTML, JSON-LD and feeds, the site writes addresses only into these attributes and properties.
 * Addresses elsewhere are an editor's text.
 */
const references =
  /(?:\b(?:src|srcset|imagesrcset|poster|href|url)=|"og:image" content=|"(?:image|logo|url|contentUrl|thumbnailUrl)":)"([^"]*)"/gi;
const ownMedia = /^\/media\/[^\s"'<>()\\,&]+/;

/** Returns paths of the site's media files in a built file, percent-encoded as in the file. */
export function findMedia(text: string, siteUrl: string): string[] {
  const own = text.replaceAll(`"${siteUrl}/`, '"/');
  return [...own.matchAll(references)]
    .flatMap(([, value = '']) => value.split(', '))
    .flatMap((address) => ownMedia.exec(address)?.[0] ?? []);
}
