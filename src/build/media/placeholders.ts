import { inParallel } from '../files';
import { toHashSource } from '../hosting/contentSecurityPolicy';
import { errorCause, toMediaQuery } from './downloadMedia';

const image = /<img\b[^>]*(?:>|$)/g;
const source = / src="([^"]+)"/;

/** Finds the sources of a page's images and decodes their HTML entities. */
export function findSources(html: string): string[] {
  return [...html.matchAll(image)].flatMap(
    ([tag]) => source.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? [],
  );
}

/**
 * Adds placeholders, `data:` URLs of tiny images, to the images of a page. A rule in the head sets
 * the custom property that components/Picture.tsx draws until the image is loaded, because the
 * site's policy forbids style attributes.
 */
export function withPlaceholders(
  html: string,
  placeholderOf: (src: string) => string | undefined,
): string {
  const rules = [...new Set(findSources(html))].flatMap((src) => {
    const placeholder = placeholderOf(src);
    return placeholder ? `img[src=${toCssString(src)}]{--placeholder:url(${placeholder})}` : [];
  });
  return withStyle(html, rules.join(''));
}

const open = '<style id="placeholders">';
const style = new RegExp(`${open}([^<]*)</style>`);
const policy = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/;

/** Adds, replaces or removes the style element, and its hash in the page's policy. */
function withStyle(html: string, css: string): string {
  const [element = '', old = ''] = style.exec(html) ?? [];
  if (old === css) return html;
  // React writes the quotes of the sources as `&#x27;`.
  const hashOf = (text: string) => text && ` ${toHashSource(text).replaceAll("'", '&#x27;')}`;
  const changed = html.replace(element, '').replace(policy, (_, start: string, sources: string) => {
    return start + sources.replace(hashOf(old), '') + hashOf(css);
  });
  return css ? changed.replace('</head>', () => `${open}${css}</style></head>`) : changed;
}

/** Returns a CSS string for a `<style>` element. An unescaped `<` could end the element. */
function toCssString(text: string): string {
  const toEscape = (character: string) => `\\${character.charCodeAt(0).toString(16)} `;
  return `"${text.replace(/["\\<\n\r\f]/g, toEscape)}"`;
}

/**
 * Returns the URL of an image's placeholder: 2 × 2 pixels, which browsers draw as a gradient without
 * bands. Returns `undefined` for images that are not from the CMS, and for formats with transparency,
 * through which a placeholder would be visible.
 */
export function toPlaceholderUrl(src: string): string | undefined {
  const address = new URL(toMediaQuery(src), 'http://site.invalid');
  const parameters = address.searchParams;
  const isOfCms = src.startsWith('/') || parameters.has('auto');
  if (!isOfCms || !parameters.has('w') || !/\.jpe?g$/i.test(address.pathname)) return undefined;
  parameters.delete('auto');
  const tiny = { w: '2', h: '2', fit: 'scale', fm: 'webp', q: '40' };
  for (const [name, value] of Object.entries(tiny)) parameters.set(name, value);
  return address.href.replace('http://site.invalid', '');
}

/** Placeholders as `data:` URLs, by the URL that they were downloaded from. */
export type Placeholders = Record<string, string>;

const MAX_PARALLEL_DOWNLOADS = 8;
const TIMEOUT_MS = 10_000;
const TOO_MANY_REQUESTS = 429;
/** A longer response is not used: a server that ignores the parameters sends the complete image. */
const MAX_PLACEHOLDER_BYTES = 200;

/**
 * @param placeholders receives the downloaded placeholders; those that it has are not downloaded
 * @returns why placeholders are missing. No error is thrown: pages work without placeholders
 */
export async function downloadPlaceholders(
  urls: Iterable<string>,
  placeholders: Placeholders,
): Promise<unknown> {
  let reason: unknown;
  const missing = [...urls].filter((url) => placeholders[url] === undefined);
  try {
    await inParallel(missing, MAX_PARALLEL_DOWNLOADS, async (url) => {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const body = Buffer.from(await response.arrayBuffer());
      if (!response.ok) {
        const error = new Error(`${url} responded with ${response.status}`);
        reason ??= error.message;
        // Other errors below 500 are about this image only.
        if (response.status >= 500 || response.status === TOO_MANY_REQUESTS) throw error;
        return;
      }
      const isWebp = response.headers.get('content-type') === 'image/webp';
      if (isWebp && body.length <= MAX_PLACEHOLDER_BYTES)
        placeholders[url] = `data:image/webp;base64,${body.toString('base64')}`;
    });
  } catch (error) {
    reason ??= errorCause(error);
  }
  return reason;
}
