import { isShape, toText } from './shape';

/** An image with every size that the page may ask for. */
export type Image = {
  src: string;
  srcSet: string;
  /** Size of the original in pixels, which fixes the proportions before anything is loaded. */
  width: number;
  height: number;
  /** Empty for an image that says nothing the text does not. */
  alt: string;
  copyright?: string;
};

const widths = [400, 800, 1200, 1600];

/**
 * Reads an image field or an image block of rich text.
 *
 * @param raw Prismic's image value: `{ dimensions, alt, copyright, url }`
 * @returns `undefined` for an empty field
 */
export function toImage(raw: unknown): Image | undefined {
  if (!isShape(raw) || !isShape(raw['dimensions'])) return undefined;
  const url = toText(raw['url']);
  const { width, height } = raw['dimensions'];
  if (url === undefined || typeof width !== 'number' || typeof height !== 'number') {
    return undefined;
  }
  return {
    src: atWidth(url, Math.min(width, 1200)),
    srcSet: [...widths.filter((size) => size < width), width]
      .slice(0, widths.length)
      .map((size) => `${atWidth(url, size)} ${size}w`)
      .join(', '),
    width,
    height,
    alt: toText(raw['alt']) ?? '',
    copyright: toText(raw['copyright']),
  };
}

/** Asks the image service for another width by imgix's parameters, which Prismic's images understand. */
function atWidth(url: string, width: number): string {
  const address = new URL(url);
  address.searchParams.set('auto', 'compress,format');
  address.searchParams.set('w', String(width));
  // `rect` is how an editor's crop arrives; its own height would distort another width.
  address.searchParams.delete('h');
  return address.href;
}
