import { withStyle } from '../hosting/stylePolicy';

const image = /<img\b[^>]*>/g;
const source = / src="([^"]+)"/;

export const imagePatterns = [image, source];

const id = 'placeholders';

/** Finds the sources of a page's images and decodes their HTML entities. */
export function findSources(html: string): string[] {
  return [...html.matchAll(image)].flatMap(([tag]) => sourceOf(tag) ?? []);
}

function sourceOf(tag: string): string | undefined {
  return source.exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

/**
 * Adds placeholders to the images of a page, which are shown until the images are loaded. A
 * placeholder is a custom property of the image (`components/Picture.tsx` draws it), set by a rule in
 * the head of the page: the site's policy forbids style attributes.
 *
 * @param placeholderOf returns a tiny image as a `data:` URL, for an image's source
 */
export function withPlaceholders(
  html: string,
  placeholderOf: (src: string) => string | undefined,
): string {
  const rules = [...new Set(findSources(html))].flatMap((src) => {
    const placeholder = placeholderOf(src);
    return placeholder ? `img[src=${toCssString(src)}]{--placeholder:url(${placeholder})}` : [];
  });
  return withStyle(html, id, rules.join(''));
}

/** A string of CSS inside a `<style>` element, which a `<` could end. */
function toCssString(text: string): string {
  const escaped = text.replace(/["\\<\n\r\f]/g, (character) => {
    return `\\${character.charCodeAt(0).toString(16)} `;
  });
  return `"${escaped}"`;
}
