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
  /** The image cropped to `sharedSize`, for where the page is shared. */
  shared: string;
};

/** Pixels of an image for Open Graph (specification, point 9). */
export const sharedSize = { width: 1200, height: 640 };

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
  if (url === undefined || !/^https?:\/\/./i.test(url)) return undefined;
  if (typeof width !== 'number' || typeof height !== 'number') return undefined;
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
    shared: withParameters(url, { w: sharedSize.width, h: sharedSize.height, fit: 'crop' }),
  };
}

function atWidth(url: string, width: number): string {
  // `rect` is how an editor's crop arrives; a height of its own would distort another width.
  return withParameters(url, { w: width, h: undefined });
}

/** Asks the image service for another rendition, by imgix's parameters, which Prismic's images understand. */
function withParameters(
  url: string,
  parameters: Record<string, string | number | undefined>,
): string {
  const address = new URL(url);
  address.searchParams.set('auto', 'compress,format');
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, String(value));
  }
  return address.href;
}
