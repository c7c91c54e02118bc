import sharp from 'sharp';
import { MAX_IMAGE_PIXELS } from '../model/mediaFiles';
import type { MediaFile } from '../model/mediaFiles';

type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';
type Size = { width: number; height: number };
type Region = Size & { left: number; top: number };

type Layout = { region: Region; size: Size };

type Transformation = Layout & { quality: number; format: ImageFormat };

const DEFAULT_QUALITY_PERCENT = 75;
/** imgix makes no image with a longer side. */
const MAX_SIDE_PIXELS = 8192;
/** Larger AVIF images would take minutes and gigabytes of memory. */
const MAX_AVIF_SIDE_PIXELS = 4096;
const SMALL_IMAGE_PIXELS = 800_000;

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

/** Returns undefined if the file itself can be served. */
export function toTransformation(
  params: URLSearchParams,
  accept: string,
  image: NonNullable<MediaFile['image']>,
): Transformation | undefined {
  const fileFormat = fileFormats.get(image.format);
  const isAutomatic = (params.get('auto') ?? '').split(',').includes('format');
  // imgix also chooses AVIF, but sharp takes twice as long to encode small images as AVIF.
  const isWebp = isAutomatic && accept.includes('image/webp');
  const format =
    requestedFormats.get(params.get('fm')) ?? (isWebp ? 'webp' : (fileFormat ?? 'jpeg'));
  const { width, height } = image;
  const region = toRect(params.get('rect'), image) ?? { left: 0, top: 0, width, height };
  const layout = layOut(params, region, format === 'avif' ? MAX_AVIF_SIDE_PIXELS : MAX_SIDE_PIXELS);
  const quality = numberOf(params.get('q'), 1, 100);
  const isWhole = [layout.region, layout.size].every(
    (part) => part.width === width && part.height === height,
  );
  if (isWhole && format === fileFormat && quality === undefined) return undefined;
  return { ...layout, quality: Math.round(quality ?? DEFAULT_QUALITY_PERCENT), format };
}

/** imgix's `fit`. With only one side, `crop` works like `clip`, the default. */
function layOut(params: URLSearchParams, region: Region, maxSide: number): Layout {
  const fit = params.get('fit');
  const width = numberOf(params.get('w'), 0, maxSide) || undefined;
  const height = numberOf(params.get('h'), 0, maxSide) || undefined;
  const given = { width: width ?? region.width, height: height ?? region.height };
  if (fit === 'scale') return { region, size: toPixels(given, maxSide) };
  if (fit === 'crop' && width && height) {
    return { region: cropTo(width / height, region, params), size: toPixels(given, maxSide) };
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

function toPixels({ width, height }: Size, maxSide = Infinity): Size {
  const scale = Math.min(1, maxSide / width, maxSide / height);
  return {
    width: Math.max(Math.round(width * scale), 1),
    height: Math.max(Math.round(height * scale), 1),
  };
}

function toRect(text: string | null, image: Size): Region | undefined {
  const numbers = (text ?? '').split(',').map((part) => Math.round(Number(part)));
  const [x = 0, y = 0, w = 0, h = 0] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return undefined;
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

export async function transform(file: string, { region, size, quality, format }: Transformation) {
  const image = sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS })
    .autoOrient()
    .extract(region)
    .resize({ ...size, fit: 'fill' });
  // JPEG has no transparency.
  if (format === 'jpeg') image.flatten({ background: 'white' });
  // sharp's `quality` would reduce the colours of a PNG, which imgix does not do.
  const options = format === 'png' ? {} : { quality };
  const effort = format === 'avif' ? avifOptions(size) : {};
  const body = await image.toFormat(format, { ...options, ...effort }).toBuffer();
  return { body, type: `image/${format}` };
}

/**
 * Effort 1 makes files 25 % smaller than effort 0 in three times the time. Half the colour
 * resolution saves a quarter of the time, but blurs the thin lines of small images.
 */
function avifOptions({ width, height }: Size) {
  const isSmall = width * height <= SMALL_IMAGE_PIXELS;
  return isSmall ? { effort: 1 } : { effort: 0, chromaSubsampling: '4:2:0' };
}
