/**
 * The content service's default quality, 75, is for JPEG. AVIF needs another quality. For Prismic's
 * images, imgix chooses the quality.
 */
const avifQuality = '50';

const rendition = /^(.+)@([a-z-]+_[^~@/]*(?:~[a-z-]+_[^~@/]*)*)\.(avif|jpg|png)$/;

/**
 * Returns the request to the content service for a file of the built site.
 *
 * @param address from `content/values/ownMedia.ts`: `/media/basalt-01.jpg@rect_0_0_900_900~w_800.avif`
 * @returns `/media/basalt-01.jpg?rect=0%2C0%2C900%2C900&w=800&fm=avif&q=50`; the address itself for
 * a file that is not a rendition
 */
export function toMediaQuery(address: string): string {
  const [, file, parameters = '', format] = rendition.exec(address) ?? [];
  if (file === undefined || format === undefined) return address;
  const query = new URLSearchParams();
  for (const part of parameters.split('~')) {
    const [name = '', ...value] = part.split('_');
    query.set(name, decodeURIComponent(value.join(',')));
  }
  query.set('fm', format);
  if (format === 'avif') query.set('q', avifQuality);
  return `${file}?${query}`;
}

/**
 * Returns the URL of an image's placeholder, a rendition of 2 × 2 pixels. Browsers draw so few
 * pixels as a gradient without bands.
 * @param src the source of an image in a page, on this site or on Prismic's CDN
 * @returns `undefined` for images that are not from the CMS, and for formats with transparency,
 *   through which a placeholder would be visible
 */
export function toPlaceholderUrl(src: string): string | undefined {
  const address = new URL(toMediaQuery(src), 'http://site.invalid');
  const parameters = address.searchParams;
  const isOfCms = src.startsWith('/') || parameters.has('auto');
  if (!isOfCms || !parameters.has('w') || !/\.jpe?g$/i.test(address.pathname)) return undefined;
  const tiny = { auto: undefined, w: '2', h: '2', fit: 'scale', fm: 'webp', q: '40' };
  for (const [name, value] of Object.entries(tiny)) {
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  return address.href.replace('http://site.invalid', '');
}
