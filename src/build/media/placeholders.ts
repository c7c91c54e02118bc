const image = /<img\b[^>]*>/g;
const written = /--placeholder:url\([^)]*\)/;

/** The sources of a page's images, as HTML writes them and as they are. */
export function findSources(html: string): string[] {
  return [...html.matchAll(image)].flatMap(([tag]) => sourceOf(tag) ?? []);
}

function sourceOf(tag: string): string | undefined {
  return / src="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

/**
 * Gives a page's images what is shown until they are there. It is a property of each image's style
 * (`components/Picture.tsx` says where it is drawn), which React leaves as it is when it takes over.
 *
 * @param placeholderOf an image of some bytes as a `data:` address, by an image's source
 */
export function withPlaceholders(
  html: string,
  placeholderOf: (src: string) => string | undefined,
): string {
  return html.replace(image, (tag) => {
    const placeholder = placeholderOf(sourceOf(tag) ?? '');
    if (placeholder === undefined) return tag;
    const style = `--placeholder:url(${placeholder})`;
    if (written.test(tag)) return tag.replace(written, style);
    return tag.includes(' style="')
      ? tag.replace(' style="', ` style="${style};`)
      : tag.replace('<img', `<img style="${style}"`);
  });
}
