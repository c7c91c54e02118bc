/** imgix would choose by itself, as `auto=compress` says; the content service's 75 is for JPEG. */
const avifQuality = '50';

const rendition = /^(.+)@([a-z-]+_[^~@/]*(?:~[a-z-]+_[^~@/]*)*)\.(avif|jpg|png)$/;

/**
 * What the content service must be asked for a file of the built site.
 *
 * @param address from `content/ownMedia.ts`: `/media/basalt-01.jpg@rect_0_0_900_900~w_800.avif`
 * @returns `/media/basalt-01.jpg?rect=0%2C0%2C900%2C900&w=800&fm=avif&q=50`; the address itself for a
 * file that is wanted as it is
 */
export function toMediaQuery(address: string): string {
  const [, file, asked = '', format] = rendition.exec(address) ?? [];
  if (file === undefined || format === undefined) return address;
  const query = new URLSearchParams();
  for (const part of asked.split('~')) {
    const [name = '', ...value] = part.split('_');
    query.set(name, decodeURIComponent(value.join(',')));
  }
  query.set('fm', format);
  if (format === 'avif') query.set('q', avifQuality);
  return `${file}?${query}`;
}

/**
 * A rendition of a few pixels, the picture's colours from corner to corner.
 *
 * @param src the source of an image on a page, of this site or of Prismic's CDN
 * @returns the address to ask; `undefined` for what may be transparent, where a placeholder would
 * shine through, and for images that are not the CMS's
 */
export function toTinyQuery(src: string): string | undefined {
  const address = new URL(toMediaQuery(src), 'http://site.invalid');
  const parameters = address.searchParams;
  const isOfCms = src.startsWith('/') || parameters.has('auto');
  if (!isOfCms || !parameters.has('w') || !/\.jpe?g$/i.test(address.pathname)) return undefined;
  const tiny = { auto: undefined, w: '4', h: '3', fit: 'scale', fm: 'webp', q: '40' };
  for (const [name, value] of Object.entries(tiny)) {
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  return address.href.replace('http://site.invalid', '');
}
