let isBundled = true;

/** Loads media from the CMS from now on, because drafts may use files that no build includes. */
export function loadMediaFromCms(): void {
  isBundled = false;
}

// Returns `undefined` if browsers load the file from the CMS: from Prismic's CDN, and in
// development and previews.
export function toOwnFile(url: string): string | undefined {
  const origin = process.env.GATSBY_MEDIA_ORIGIN;
  if (!isBundled || !origin || !url.startsWith(`${origin}/media/`)) return undefined;
  const { pathname } = new URL(url);
  // `/media/..//example.is/` becomes `//example.is/`, the address of another site.
  if (!pathname.startsWith('/media/')) return undefined;
  // The service does not encode `'()*`, but these characters could end an address in HTML or CSS.
  return pathname.replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

/** Returns `/media/a.jpg@rect_0_0_900_900~w_800.avif`, which build/media/downloadMedia.ts reads. */
export function toOwnRendition(
  file: string,
  parameters: URLSearchParams,
  format: 'avif' | 'jpg' | 'png',
): string {
  const parts = [...parameters]
    .filter(([name]) => name !== 'auto')
    .map(([name, value]) => `${name}_${encodeURIComponent(value.replaceAll(',', '_'))}`);
  return `${file}@${parts.join('~')}.${format}`;
}
