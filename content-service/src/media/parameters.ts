import type { MediaFile } from '../model/mediaFiles';
import { layOut } from './geometry';
import type { Crop, Fit, Layout, Region, Size } from './geometry';

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

export type Transformation = Layout & {
  background: Colour | undefined;
  quality: number;
  isProgressive: boolean;
  format: ImageFormat;
};

const DEFAULT_QUALITY_PERCENT = 75;
const MAX_DPR = 5;
const MAX_ZOOM_FACTOR = 100;
const MAX_RATIO = 1000;
/** imgix makes no image with a longer side. */
const MAX_SIDE_PIXELS = 8192;
/** Larger AVIF images would take minutes and gigabytes of memory. */
const MAX_AVIF_SIDE_PIXELS = 4096;

const requestedFormats = new Map<string | null, ImageFormat>([
  ['jpg', 'jpeg'],
  ['pjpg', 'jpeg'],
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
const fitNames: readonly string[] = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'];

/**
 * Returns undefined if the file itself can be served. Ignores unknown parameters and invalid
 * values, and limits numbers that are too large.
 */
export function toTransformation(
  params: URLSearchParams,
  accept: string,
  image: NonNullable<MediaFile['image']>,
): Transformation | undefined {
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  const rect = toRect(params.get('rect'), image);
  const fileFormat = fileFormats.get(image.format) ?? 'jpeg';
  const fm = params.get('fm');
  const format = requestedFormats.get(fm) ?? (isWebp(params, accept) ? 'webp' : fileFormat);
  const maxSide = format === 'avif' ? MAX_AVIF_SIDE_PIXELS : MAX_SIDE_PIXELS;
  const layout = layOut(rect ?? whole, {
    width: toSide(params.get('w'), (rect ?? whole).width),
    height: toSide(params.get('h'), (rect ?? whole).height),
    ratio: toRatio(params.get('ar')),
    dpr: numberOf(params.get('dpr'), 1, MAX_DPR) ?? 1,
    fit: toFit(params.get('fit')),
    crop: toCrop(params),
    maxSide,
  });
  const quality = numberOf(params.get('q'), 1, 100);
  const background = toColour(params.get('bg') ?? params.get('fill-color'));
  const isFile =
    [layout.region, layout.size].every((part) => isSameSize(part, image)) &&
    !layout.canvas &&
    format === fileFormats.get(image.format) &&
    fm !== 'pjpg' &&
    quality === undefined &&
    !background;
  if (isFile) return undefined;
  return {
    ...layout,
    background,
    quality: Math.round(quality ?? DEFAULT_QUALITY_PERCENT),
    isProgressive: fm === 'pjpg',
    format,
  };
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

function toFit(text: string | null): Fit {
  return fitNames.includes(text ?? '') ? (text as Fit) : 'clip';
}

/** Returns a side in pixels. A number below 1 is a fraction of the image's side. */
function toSide(text: string | null, wholeSide: number): number | undefined {
  const value = numberOf(text, 0, Number.MAX_VALUE);
  if (!value) return undefined;
  return Math.max(value < 1 ? value * wholeSide : value, 1);
}

function toRatio(text: string | null): number | undefined {
  const [width, height, ...rest] = (text ?? '').split(':').map((part) => numberOf(part, 0, 1e6));
  if (!width || !height || rest.length > 0) return undefined;
  return Math.min(Math.max(width / height, 1 / MAX_RATIO), MAX_RATIO);
}

/** `faces` has no effect, as in imgix for an image without a face. */
function toCrop(params: URLSearchParams): Crop {
  const modes = (params.get('crop') ?? '').split(',');
  if (modes.includes('focalpoint')) {
    const x = numberOf(params.get('fp-x'), 0, 1) ?? 0.5;
    const y = numberOf(params.get('fp-y'), 0, 1) ?? 0.5;
    return { x, y, zoom: numberOf(params.get('fp-z'), 1, MAX_ZOOM_FACTOR) ?? 1 };
  }
  if (modes.includes('entropy')) return 'entropy';
  if (modes.includes('edges')) return 'attention';
  const x = modes.includes('left') ? 0 : modes.includes('right') ? 1 : 0.5;
  const y = modes.includes('top') ? 0 : modes.includes('bottom') ? 1 : 0.5;
  return { x, y, zoom: 1 };
}

function toRect(text: string | null, image: { width: number; height: number }): Region | undefined {
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

export type Colour = { r: number; g: number; b: number; alpha: number };

/** Reads hexadecimal digits. If there are four or eight, the opacity comes first. */
function toColour(text: string | null): Colour | undefined {
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text ?? '')?.[1];
  if (digits === undefined) return undefined;
  const isShort = digits.length < 6;
  const parts = (isShort ? digits.match(/./g) : digits.match(/../g)) ?? [];
  const values = parts.map((part) => Number.parseInt(isShort ? part + part : part, 16));
  const [alpha, r, g, b] = values.length === 4 ? values : [255, ...values];
  return { r: r ?? 0, g: g ?? 0, b: b ?? 0, alpha: (alpha ?? 255) / 255 };
}
