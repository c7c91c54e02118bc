import type { MediaFile } from '../model/mediaFiles';
import { toColour } from './colour';
import type { Colour } from './colour';
import { layOut } from './geometry';
import type { Crop, Fit, Layout, Region, Size } from './geometry';

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** What is to be made of an image; sizes in pixels. */
export type Transformation = Layout & {
  /** Stands where the picture leaves room, and behind what is transparent. */
  background: Colour | undefined;
  quality: number;
  isProgressive: boolean;
  format: ImageFormat;
};

const DEFAULT_QUALITY = 75;
const MAX_DPR = 5;
const MAX_ZOOM = 100;
const MAX_RATIO = 1000;
/** imgix's own limit on the sides of an image, in pixels. */
const MAX_SIDE = 8192;
/** Larger ones would take minutes to make, and gigabytes of memory. */
const MAX_AVIF_SIDE = 4096;

const FORMATS = new Map<string | null, ImageFormat>([
  ['jpg', 'jpeg'],
  ['pjpg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
]);
/** By what sharp calls the formats of files; what is not here is served as JPEG. */
const OWN_FORMATS = new Map<string, ImageFormat>([
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['heif', 'avif'],
]);
const FITS: readonly string[] = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'];

/**
 * Reads imgix's parameters: `w h fit ar dpr crop fp-x fp-y fp-z rect bg q fm auto`. Others
 * are ignored, and so is a value that makes no sense; numbers too large are clamped: sides to 8192 (AVIF:
 * 4096), `dpr` to 1–5, `q` to 1–100.
 * @param accept the request's header, from which `auto=format` chooses
 * @returns undefined when the file itself is the answer
 */
export function toTransformation(
  params: URLSearchParams,
  accept: string,
  image: NonNullable<MediaFile['image']>,
): Transformation | undefined {
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  const rect = toRect(params.get('rect'), image);
  const own = OWN_FORMATS.get(image.format) ?? 'jpeg';
  const fm = params.get('fm');
  const format = FORMATS.get(fm) ?? (isWebp(params, accept) ? 'webp' : own);
  const maxSide = format === 'avif' ? MAX_AVIF_SIDE : MAX_SIDE;
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
    format === OWN_FORMATS.get(image.format) &&
    fm !== 'pjpg' &&
    quality === undefined &&
    !background;
  if (isFile) return undefined;
  return {
    ...layout,
    background,
    quality: Math.round(quality ?? DEFAULT_QUALITY),
    isProgressive: fm === 'pjpg',
    format,
  };
}

function isSameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

/** imgix would also choose AVIF, of which small images take sharp twice as long to make. */
function isWebp(params: URLSearchParams, accept: string): boolean {
  return (params.get('auto') ?? '').split(',').includes('format') && accept.includes('image/webp');
}

function toFit(text: string | null): Fit {
  return FITS.includes(text ?? '') ? (text as Fit) : 'clip';
}

/** Pixels, or a part of the image's own side when below 1; not clamped yet. */
function toSide(text: string | null, own: number): number | undefined {
  const value = numberOf(text, 0, Number.MAX_VALUE);
  if (!value) return undefined;
  return Math.max(value < 1 ? value * own : value, 1);
}

/** `16:9` as width over height. */
function toRatio(text: string | null): number | undefined {
  const [width, height, ...rest] = (text ?? '').split(':').map((part) => numberOf(part, 0, 1e6));
  if (!width || !height || rest.length > 0) return undefined;
  return Math.min(Math.max(width / height, 1 / MAX_RATIO), MAX_RATIO);
}

/** Faces are not looked for; imgix falls back on the rest of the list, or the centre, too. */
function toCrop(params: URLSearchParams): Crop {
  const modes = (params.get('crop') ?? '').split(',');
  if (modes.includes('focalpoint')) {
    const x = numberOf(params.get('fp-x'), 0, 1) ?? 0.5;
    const y = numberOf(params.get('fp-y'), 0, 1) ?? 0.5;
    return { x, y, zoom: numberOf(params.get('fp-z'), 1, MAX_ZOOM) ?? 1 };
  }
  if (modes.includes('entropy')) return 'entropy';
  if (modes.includes('edges')) return 'attention';
  const x = modes.includes('left') ? 0 : modes.includes('right') ? 1 : 0.5;
  const y = modes.includes('top') ? 0 : modes.includes('bottom') ? 1 : 0.5;
  return { x, y, zoom: 1 };
}

/** `rect=x,y,w,h` inside the image; undefined when it is malformed or lies outside. */
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

/** Clamped; undefined for what is no number. */
function numberOf(text: string | null, min: number, max: number): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? undefined : Math.min(Math.max(value, min), max);
}
