let isBundled = true;

/** Makes all media load from the CMS from now on: drafts may use files that no build includes. */
export function loadMediaFromCms(): void {
  isBundled = false;
}

/**
 * Returns the site's own path of a media file, if the build includes the file.
 *
 * @param url from the CMS: `http://localhost:3100/media/basalt-01.jpg?auto=compress,format`
 * @returns `/media/basalt-01.jpg`; `undefined` where browsers load the file from the CMS: from
 * Prismic's CDN, in development, and in previews
 */
export function toOwnFile(url: string): string | undefined {
  const origin = process.env.GATSBY_MEDIA_ORIGIN;
  if (!isBundled || !origin || !url.startsWith(`${origin}/media/`)) return undefined;
  const { pathname } = new URL(url);
  // `/media/..//example.is/` would be the address of another site.
  if (!pathname.startsWith('/media/')) return undefined;
  // encodeURIComponent leaves these characters, which would end an address in HTML or CSS.
  return pathname.replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

/**
 * Returns the site's own path of a rendition. It contains the rendition's parameters, so that the
 * build can find out from the pages which renditions they need (`build/media/toMediaQuery.ts`).
 *
 * @param file from `toOwnFile`
 * @param parameters of imgix; the format becomes the file extension
 * @returns `/media/basalt-01.jpg@rect_0_0_900_900~w_800.avif`
 */
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
