import { inParallel } from '../files';
import { withStyle } from '../hosting/stylePolicy';
import { errorCause } from './downloadMedia';

const image = /<img\b[^>]*(?:>|$)/g;
const source = / src="([^"]+)"/;

const id = 'placeholders';

/** Finds the sources of a page's images and decodes their HTML entities. */
export function findSources(html: string): string[] {
  return [...html.matchAll(image)].flatMap(([tag]) => sourceOf(tag) ?? []);
}

function sourceOf(tag: string): string | undefined {
  return source.exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

/**
 * Adds placeholders to the images of a page. A placeholder is shown until its image is loaded. It
 * is a custom property of the image (`components/Picture.tsx` draws it). A rule in the head of the
 * page sets the property, because the site's policy forbids style attributes.
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

/** Returns a CSS string for a `<style>` element. An unescaped `<` could end the element. */
function toCssString(text: string): string {
  const escaped = text.replace(/["\\<\n\r\f]/g, (character) => {
    return `\\${character.charCodeAt(0).toString(16)} `;
  });
  return `"${escaped}"`;
}

/** Placeholders as `data:` URLs, by the URL that they were downloaded from. */
export type Placeholders = Record<string, string>;

const MAX_PARALLEL_DOWNLOADS = 8;
const TIMEOUT_MS = 10_000;
/** A longer response is not used: a server that ignores the parameters sends the complete image. */
const MAX_PLACEHOLDER_BYTES = 200;

/**
 * Downloads placeholders, images of a few pixels that the build writes into the pages.
 * @param urls addresses of placeholders; addresses that `placeholders` has are skipped
 * @param placeholders receives the downloaded placeholders
 * @returns the error that stopped the downloads. It is not thrown: pages work without placeholders
 */
export async function downloadPlaceholders(
  urls: Iterable<string>,
  placeholders: Placeholders,
): Promise<unknown> {
  const missing = [...urls].filter((url) => placeholders[url] === undefined);
  try {
    await inParallel(missing, MAX_PARALLEL_DOWNLOADS, async (url) => {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const body = Buffer.from(await response.arrayBuffer());
      if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
      const isTiny =
        body.length <= MAX_PLACEHOLDER_BYTES &&
        response.headers.get('content-type') === 'image/webp';
      if (isTiny) placeholders[url] = `data:image/webp;base64,${body.toString('base64')}`;
    });
    return undefined;
  } catch (error) {
    return errorCause(error);
  }
}
