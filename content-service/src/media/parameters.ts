import type { MediaFile } from '../model/mediaFiles';

type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';
type Size = { width: number; height: number };
type Region = Size & { left: number; top: number };

/** The region of the original is resized to `size`. */
type Layout = { region: Region; size: Size };

export type Transformation = Layout & { quality: number; format: ImageFormat };

const DEFAULT_QUALITY_PERCENT = 75;
/** imgix makes no image with a longer side. */
const MAX_SIDE_PIXELS = 8192;
/** Larger AVIF images would take minutes and gigabytes of memory. */
const MAX_AVIF_SIDE_PIXELS = 4096;

const requestedFormats = new Map<string | null, ImageFormat>([
  ['jpg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
]);
/** The keys are sharp's names. Images in other formats are served as JPEG. */
const fileFormats = new Map<string, ImageFormat>([
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['heif', 'avif'],
]);

/**
 * Returns undefined if the file itself can be served. Ignores unknown parameters and invalid
 * values, and limits numbers that are too large.
 */
export function toTransformation(
  params: URLSearchParams,
  accept: string,
  image: NonNullable<MediaFile['image']>,
): Transformation | undefined {
  const fileFormat = fileFormats.get(image.format);
  const format =
    requestedFormats.get(params.get('fm')) ??
    (isWebp(params, accept) ? 'webp' : (fileFormat ?? 'jpeg'));
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  const layout = layOut(
    params,
    toRect(params.get('rect'), image) ?? whole,
    format === 'avif' ? MAX_AVIF_SIDE_PIXELS : MAX_SIDE_PIXELS,
  );
  const quality = numberOf(params.get('q'), 1, 100);
  const isFile =
    [layout.region, layout.size].every((part) => isSameSize(part, image)) &&
    format === fileFormat &&
    quality === undefined;
  if (isFile) return undefined;
  return { ...layout, quality: Math.round(quality ?? DEFAULT_QUALITY_PERCENT), format };
}

function isSameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

/**
 * imgix also chooses AVIF. The service does not, because sharp takes twice as long to encode small
 * images as AVIF.
 */
function isWebp(params: URLSearchParams, accept: string): boolean {
  return (params.get('auto') ?? '').split(',').includes('format') && accept.includes('image/webp');
}

/**
 * Applies imgix's `fit`: `clip`, the default, fits the image into the box, `max` is `clip` without
 * enlarging, `crop` fills the box, and `scale` distorts. With only one side, `crop` works like
 * `clip`.
 */
function layOut(params: URLSearchParams, region: Region, maxSide: number): Layout {
  const fit = params.get('fit');
  const width = numberOf(params.get('w'), 0, maxSide) || undefined;
  const height = numberOf(params.get('h'), 0, maxSide) || undefined;
  if (fit === 'scale') {
    const box = { width: width ?? region.width, height: height ?? region.height };
    return { region, size: toPixels(box, maxSide) };
  }
  if (fit === 'crop' && width && height) {
    const box = { width, height };
    return { region: cropTo(width / height, region, params), size: toPixels(box, maxSide) };
  }
  const isShrinking = fit === 'max' || (!width && !height);
  const scale = Math.min(
    (width ?? Infinity) / region.width,
    (height ?? Infinity) / region.height,
    isShrinking ? 1 : Infinity,
  );
  const size = { width: region.width * scale, height: region.height * scale };
  return { region, size: toPixels(size, maxSide) };
}

/** Returns the largest part with this ratio around the focal point, or else around the middle. */
function cropTo(ratio: number, region: Region, params: URLSearchParams): Region {
  const isFocal = (params.get('crop') ?? '').split(',').includes('focalpoint');
  const fraction = (name: string) => (isFocal ? numberOf(params.get(name), 0, 1) : undefined);
  const width = Math.min(region.width, region.height * ratio);
  const height = Math.min(region.height, region.width / ratio);
  const part = toPixels({ width, height });
  return {
    ...part,
    left: region.left + startOf(region.width, part.width, fraction('fp-x')),
    top: region.top + startOf(region.height, part.height, fraction('fp-y')),
  };
}

function startOf(whole: number, part: number, point = 0.5): number {
  return Math.round(Math.min(Math.max(whole * point - part / 2, 0), whole - part));
}

/** Rounds to at least 1 pixel and keeps the proportions. */
function toPixels({ width, height }: Size, maxSide = Infinity): Size {
  const scale = Math.min(1, maxSide / width, maxSide / height);
  return {
    width: Math.max(Math.round(width * scale), 1),
    height: Math.max(Math.round(height * scale), 1),
  };
}

function toRect(text: string | null, image: Size): Region | undefined {
  const [x, y, w, h, ...rest] = (text ?? '').split(',').map((part) => Math.round(Number(part)));
  if (x === undefined || y === undefined || w === undefined || h === undefined) return undefined;
  if (rest.length > 0 || ![x, y, w, h].every(Number.isFinite)) return undefined;
  const left = Math.max(x, 0);
  const top = Math.max(y, 0);
  const width = Math.min(w, image.width - left);
  const height = Math.min(h, image.height - top);
  return width >= 1 && height >= 1 ? { left, top, width, height } : undefined;
}

function numberOf(text: string | null, min: number, max: number): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? undefined : Math.min(Math.max(value, min), max);
}
