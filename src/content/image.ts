import { toFocalPoint, type Point } from './focalPoint';
import { toOwnFile, toOwnRendition } from './ownMedia';
import { isShape, toText } from './shape';

/** An image with every size that the page may ask for. */
export type Image = {
  /** For browsers that know no `srcset`, or not its format. */
  src: string;
  /** None where the image is of one size only, as a drawing is. */
  srcSet?: string;
  /** Format of `srcSet`, where no server chooses one that the browser knows. */
  type?: 'image/avif';
  /** Size of the original in pixels, which fixes the proportions before anything is loaded. */
  width: number;
  height: number;
  /** Empty for an image that says nothing the text does not. */
  alt: string;
  copyright?: string;
  /** What a crop keeps in sight; the middle without it. */
  focus?: Point;
  /** The image cropped to `sharedSize`, for where the page is shared: a path of this site or an URL. */
  shared: string;
};

/** Pixels of an image for Open Graph (specification, point 9). */
export const sharedSize = { width: 1200, height: 640 };

const widths = [320, 480, 800, 1200, 1600, 2400];
const fallbackWidth = 1200;
/** Closer to the original than this, a size is not worth a file. */
const atMost = 0.85;

type Parameters = Record<string, string | number | undefined>;

/**
 * Reads an image field or an image block of rich text.
 *
 * @param raw Prismic's image value: `{ dimensions, alt, copyright, url }`. A crop of the editor's is
 * the `rect` of the address (imgix's parameter), which all sizes keep; what further crops must show
 * is found by `toFocalPoint`; Prismic knows no empty `alt`, so without one the image is decorative
 * @returns `undefined` for an empty field, and for one without a usable address or dimensions
 */
export function toImage(raw: unknown): Image | undefined {
  if (!isShape(raw) || !isShape(raw['dimensions'])) return undefined;
  const address = toAddress(raw['url']);
  const { width, height } = raw['dimensions'];
  if (!address || !isSide(width) || !isSide(height)) return undefined;
  const focus = toFocalPoint(raw, address, { width, height });
  return {
    ...toRenditions(address, width, focus),
    width,
    height,
    alt: toText(raw['alt']) ?? '',
    copyright: toText(raw['copyright']),
    focus,
  };
}

function toAddress(raw: unknown): URL | undefined {
  const url = toText(raw);
  try {
    return url !== undefined && /^https?:/i.test(url) ? new URL(url) : undefined;
  } catch {
    return undefined;
  }
}

function isSide(pixels: unknown): pixels is number {
  return typeof pixels === 'number' && pixels > 0 && pixels < Infinity;
}

function toRenditions(
  address: URL,
  width: number,
  focus: Point | undefined,
): Pick<Image, 'src' | 'srcSet' | 'type' | 'shared'> {
  const smaller = widths.filter((size) => size < width * atMost);
  const sizes = [...smaller, width].slice(0, widths.length);
  const toSrcSet = (of: (size: number) => string) =>
    sizes.map((size) => `${of(size)} ${size}w`).join(', ');
  // `rect` is how an editor's crop arrives; a height of its own would distort another width.
  const ofWidth = (size: number) => withParameters(address, { w: size, h: undefined });
  const fallback = ofWidth(Math.min(width, fallbackWidth));
  const shared = withParameters(address, {
    w: sharedSize.width,
    h: sharedSize.height,
    fit: 'crop',
    ...(focus && { crop: 'focalpoint', 'fp-x': focus.x, 'fp-y': focus.y }),
  });

  const file = toOwnFile(address.href);
  if (!file) {
    const srcSet = toSrcSet((size) => toHref(ofWidth(size)));
    return { src: toHref(fallback), srcSet, shared: toHref(shared) };
  }
  // The content service leaves drawings, and pictures that move, as they are.
  if (/\.(svg|gif)$/i.test(file)) return { src: file, shared: file };
  const own = (asked: URL, format: 'avif' | 'jpg' | 'png') =>
    toOwnRendition(file, asked.searchParams, format);
  return {
    src: own(fallback, /\.png$/i.test(file) ? 'png' : 'jpg'),
    srcSet: toSrcSet((size) => own(ofWidth(size), 'avif')),
    type: 'image/avif',
    shared: own(shared, 'jpg'),
  };
}

/** Asks the image service for another rendition, by imgix's parameters, which Prismic's images understand. */
function withParameters(address: URL, parameters: Parameters): URL {
  const asked = new URL(address);
  asked.searchParams.set('auto', 'compress,format');
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) asked.searchParams.delete(name);
    else asked.searchParams.set(name, String(value));
  }
  return asked;
}

/** Commas as Prismic writes them. */
function toHref(address: URL): string {
  return address.href.replaceAll('%2C', ',');
}
