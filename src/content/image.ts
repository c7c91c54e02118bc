import { toFocalPoint } from './focalPoint';
import type { Point } from './focalPoint';
import { toOwnFile, toOwnRendition } from './ownMedia';
import { isJsonObject, isPresent, toText } from './cmsValues';
import type { JsonObject } from './cmsValues';
import { reportContent } from './report';

/** An image with every size that a page may load. */
export type Image = {
  /** For browsers that do not support `srcset` or its format. */
  src: string;
  /** Absent for an image of one size, such as an SVG. */
  srcSet?: string;
  /** Format of `srcSet`. Absent where the image server negotiates the format with the browser. */
  type?: 'image/avif';
  /** Size of the original in pixels: it gives the proportions before the image is loaded. */
  width: number;
  height: number;
  /** Empty for a decorative image. */
  alt: string;
  copyright?: string;
  /** The point that a crop must show; by default the centre. */
  focus?: Point;
  /** The image cropped to `sharedSize`, for shared links: a path of this site or a URL. */
  shared: string;
};

/** Size of the Open Graph image in pixels (docs/behaviour.md, “Content”). */
export const sharedSize = { width: 1200, height: 640 };

/** Widths of the renditions in pixels. */
const widths = [320, 480, 800, 1200, 1600, 2400];
const FALLBACK_WIDTH_PX = 1200;
/** The largest share of the original's width for which a smaller rendition is worth a file. */
const MAX_WIDTH_SHARE = 0.85;

type Parameters = Record<string, string | number | undefined>;

/**
 * Reads an image field or an image block of rich text.
 *
 * @param raw Prismic's image value: `{ dimensions, alt, copyright, url }`. The editor's crop is
 * imgix's parameter `rect` of the address, which all sizes keep; `toFocalPoint` finds the point
 * that further crops must show. An image without `alt` is decorative: Prismic stores no empty one
 * @param documentId for the report of an image that cannot be shown; without it, nothing is reported
 * @param field for the same report
 * @returns `undefined` for an empty field, and for one without a usable address or dimensions
 */
export function toImage(raw: unknown, documentId?: string, field = 'image'): Image | undefined {
  if (!isJsonObject(raw)) return undefined;
  const address = toAddress(raw['url']);
  const { width, height } = isJsonObject(raw['dimensions']) ? raw['dimensions'] : {};
  if (!address || !isSide(width) || !isSide(height)) {
    reportContent(
      documentId === undefined || isEmpty(raw) ? undefined : { documentId, field },
      'has no usable address or size; choose the image again',
    );
    return undefined;
  }
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

/** Prismic has `{}` for an empty field in its REST API, and answers of GraphQL have nulls. */
function isEmpty({ url, dimensions }: JsonObject): boolean {
  return !isPresent(url) && !isPresent(dimensions);
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
  return Number.isInteger(pixels) && (pixels as number) > 0;
}

function toRenditions(
  address: URL,
  width: number,
  focus: Point | undefined,
): Pick<Image, 'src' | 'srcSet' | 'type' | 'shared'> {
  const smaller = widths.filter((size) => size < width * MAX_WIDTH_SHARE);
  const sizes = [...smaller, width].slice(0, widths.length);
  const toSrcSet = (of: (size: number) => string) =>
    sizes.map((size) => `${of(size)} ${size}w`).join(', ');
  // The height in the address belongs to the original width: with another width it would distort.
  const ofWidth = (size: number) => withParameters(address, { w: size, h: undefined });
  const fallback = ofWidth(Math.min(width, FALLBACK_WIDTH_PX));
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
  // The content service does not resize SVGs and GIFs.
  if (/\.(svg|gif)$/i.test(file)) return { src: file, shared: file };
  const own = ({ searchParams }: URL, format: 'avif' | 'jpg' | 'png') =>
    toOwnRendition(file, searchParams, format);
  return {
    src: own(fallback, /\.png$/i.test(file) ? 'png' : 'jpg'),
    srcSet: toSrcSet((size) => own(ofWidth(size), 'avif')),
    type: 'image/avif',
    shared: own(shared, 'jpg'),
  };
}

/** The address of another rendition, by imgix's parameters, which Prismic's image CDN supports. */
function withParameters(address: URL, parameters: Parameters): URL {
  const rendition = new URL(address);
  rendition.searchParams.set('auto', 'compress,format');
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) rendition.searchParams.delete(name);
    else rendition.searchParams.set(name, String(value));
  }
  return rendition;
}

/** Writes commas unencoded, as Prismic does. */
function toHref(address: URL): string {
  return address.href.replaceAll('%2C', ',');
}
