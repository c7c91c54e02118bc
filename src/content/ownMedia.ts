let isBrought = true;

/** From now on media files are asked for at the CMS: a draft may show those that no build has brought along. */
export function askCmsForMedia(): void {
  isBrought = false;
}

/**
 * The site's own address of a media file, where the build brings the file along.
 *
 * @param url as the CMS gives it: `http://localhost:3100/media/basalt-01.jpg?auto=compress,format`
 * @returns `/media/basalt-01.jpg`; `undefined` where readers ask the CMS itself: at Prismic's CDN,
 * in development, and in previews
 */
export function toOwnFile(url: string): string | undefined {
  const origin = process.env.GATSBY_MEDIA_ORIGIN;
  if (!isBrought || !origin || !url.startsWith(`${origin}/media/`)) return undefined;
  // What encodeURIComponent leaves would end the address in some of the files that name it.
  return new URL(url).pathname.replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
}

/**
 * The site's own address of a rendition. It says how the rendition is made, so that the build can
 * read in its pages which ones they want (`build/media/toMediaQuery.ts`).
 *
 * @param file from `toOwnFile`
 * @param parameters imgix's; the format is the address's ending
 * @returns `/media/basalt-01.jpg@rect_0_0_900_900~w_800.avif`
 */
export function toOwnRendition(
  file: string,
  parameters: URLSearchParams,
  format: 'avif' | 'jpg' | 'png',
): string {
  const asked = [...parameters]
    .filter(([name]) => name !== 'auto')
    .map(([name, value]) => `${name}_${encodeURIComponent(value.replaceAll(',', '_'))}`);
  return `${file}@${asked.join('~')}.${format}`;
}
