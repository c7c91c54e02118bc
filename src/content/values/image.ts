import { toOwnFile, toOwnRendition } from './ownMedia';
import { isJsonObject, isPresent, toText, reportContent } from './cmsValues';
import type { JsonObject } from './cmsValues';

export type Point = { x: number; y: number };

export type Image = {
  /** The address for browsers that do not support `srcset` or its format. */
  src: string;
  /** Absent if the image has only one size (SVG, GIF). */
  srcSet?: string;
  /** The format of `srcSet`; absent if the image server negotiates it with the browser. */
  type?: 'image/avif';
  /** The original's size in pixels, which gives the proportions before the image has loaded. */
  width: number;
  height: number;
  alt: string;
  copyright?: string;
  /** The point that every crop must show; absent for the centre. */
  focus?: Point;
  /** The image cropped to `sharedSize`: a path of this site or a URL. */
  shared: string;
};

/** The size of the Open Graph image (docs/behaviour.md, “Content”). */
export const sharedSize = { width: 1200, height: 640 };

const widths = [320, 480, 800, 1200, 1600, 1920, 2880];
const FALLBACK_WIDTH_PX = 1200;
/** A width above this share of the original's width gets no file of its own. */
const MAX_WIDTH_SHARE = 0.85;

/** Keeps the editor's crop (imgix's `rect`). Reports unusable values if there is a `documentId`. */
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
  // Getters, because many images of lists are never shown. All addresses take a phone 50 ms.
  let renditions: ReturnType<typeof toRenditions> | undefined;
  const addresses = () => (renditions ??= toRenditions(address, width));
  return {
    get src() {
      return addresses().src;
    },
    get srcSet() {
      return addresses().srcSet;
    },
    get type() {
      return addresses().type;
    },
    get shared() {
      return toShared(address, focus);
    },
    width,
    height,
    alt: toText(raw['alt']) ?? '',
    copyright: toText(raw['copyright']),
    focus,
  };
}

/** Empty fields are `{}` in Prismic's REST API and have nulls in GraphQL. */
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

function toRenditions(address: URL, ownWidth: number): Pick<Image, 'src' | 'srcSet' | 'type'> {
  // A custom type can fix the size (`ownWidth`). The crop of the original may be wider, so it counts.
  const width = Math.max(ownWidth, Math.floor(toArea(address.searchParams)?.width ?? 0));
  const smaller = widths.filter((size) => size < width * MAX_WIDTH_SHARE);
  const sizes = [...smaller, width].slice(0, widths.length);
  const toSrcSet = (of: (size: number) => string) =>
    sizes.map((size) => `${of(size)} ${size}w`).join(', ');
  // Drops the height, which belongs to the original width and would distort other widths.
  const scaled = withParameters(address, {});
  scaled.searchParams.delete('h');
  // All widths share one URL object: parsing a URL per width would be most of an image's work.
  const ofWidth = (size: number) => {
    scaled.searchParams.set('w', String(size));
    return scaled;
  };
  const fallback = Math.min(width, FALLBACK_WIDTH_PX);
  const file = toOwnFile(address.href);
  if (!file) {
    return {
      src: toHref(ofWidth(fallback)),
      srcSet: toSrcSet((size) => toHref(ofWidth(size))),
    };
  }
  if (!isResized(file)) return { src: file };
  const own = (size: number, format: 'avif' | 'jpg' | 'png') =>
    toOwnRendition(file, ofWidth(size).searchParams, format);
  return {
    src: own(fallback, /\.png$/i.test(file) ? 'png' : 'jpg'),
    srcSet: toSrcSet((size) => own(size, 'avif')),
    type: 'image/avif',
  };
}

function toShared(address: URL, focus: Point | undefined): string {
  const file = toOwnFile(address.href);
  if (file && !isResized(file)) return file;
  const shared = withParameters(address, {
    w: sharedSize.width,
    h: sharedSize.height,
    fit: 'crop',
    ...(focus && { crop: 'focalpoint', 'fp-x': focus.x, 'fp-y': focus.y }),
  });
  return file ? toOwnRendition(file, shared.searchParams, 'jpg') : toHref(shared);
}

export function isResized(file: string): boolean {
  return !/\.(svg|gif)$/i.test(file);
}

function withParameters(address: URL, parameters: Record<string, string | number>): URL {
  const rendition = new URL(address);
  rendition.searchParams.set('auto', 'compress,format');
  for (const [name, value] of Object.entries(parameters)) {
    rendition.searchParams.set(name, String(value));
  }
  return rendition;
}

/** Writes commas unencoded, as Prismic does. */
function toHref(address: URL): string {
  return address.href.replaceAll('%2C', ',');
}

type Area = { x: number; y: number; width: number; height: number };

// Prismic has no field for this point, so it is the centre of the editor's smallest crop.
function toFocalPoint(
  image: JsonObject,
  { searchParams }: URL,
  size: Pick<Area, 'width' | 'height'>,
): Point | undefined {
  const crops = Object.values(image).flatMap((view) => toCrop(view) ?? []);
  const [smallest] = crops.sort((a, b) => a.width * a.height - b.width * b.height);
  if (!smallest) return undefined;
  const whole = toArea(searchParams) ?? { x: 0, y: 0, ...size };
  const toPart = (middle: number, side: number) => Math.round((middle / side) * 100) / 100;
  const point = {
    x: toPart(smallest.x + smallest.width / 2 - whole.x, whole.width),
    y: toPart(smallest.y + smallest.height / 2 - whole.y, whole.height),
  };
  const isInside = [point.x, point.y].every((part) => part >= 0 && part <= 1);
  return !isInside || (point.x === 0.5 && point.y === 0.5) ? undefined : point;
}

/** Returns the part of the original that an image field shows, if its URL names the part. */
export function toCrop(view: unknown): Area | undefined {
  if (!isJsonObject(view) || !isJsonObject(view['dimensions'])) return undefined;
  const [, query = ''] = (toText(view['url']) ?? '').split('?');
  return toArea(new URLSearchParams(query));
}

/** Returns the part of the original that a URL shows (imgix's parameter `rect`), in pixels. */
function toArea(parameters: URLSearchParams): Area | undefined {
  const numbers = (parameters.get('rect') ?? '').split(',').map(Number);
  const [x = -1, y = -1, width = 0, height = 0] = numbers;
  return x >= 0 && y >= 0 && width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
