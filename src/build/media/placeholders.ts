const image = /<img\b[^>]*>/g;
const written = /--placeholder:url\([^)]*\)/;

/** Finds the sources of a page's images and decodes their HTML entities. */
export function findSources(html: string): string[] {
  return [...html.matchAll(image)].flatMap(([tag]) => sourceOf(tag) ?? []);
}

function sourceOf(tag: string): string | undefined {
  return / src="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

/**
 * Adds placeholders to the images of a page, which are shown until the images are loaded. A
 * placeholder is a custom property in the image's style (`components/Picture.tsx` draws it), which
 * React keeps when it hydrates the page.
 *
 * @param placeholderOf returns a tiny image as a `data:` URL, for an image's source
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
