import type { MediaFile } from '../model/mediaFiles';

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';
export type Fit = 'clip' | 'crop' | 'max';
type Rect = { left: number; top: number; width: number; height: number };

/** What is to be made of an image; sizes in pixels. */
export type Transformation = {
  rect: Rect | undefined;
  width: number | undefined;
  height: number | undefined;
  fit: Fit;
  quality: number;
  /** Undefined: the file's own. */
  format: ImageFormat | undefined;
};

/** imgix's own limit on the sides of an image. */
const MAX_SIDE = 8192;
const DEFAULT_QUALITY = 75;
const FORMATS = new Map<string | null, ImageFormat>([
  ['jpg', 'jpeg'],
  ['pjpg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
]);

/**
 * Reads imgix's parameters `w`, `h`, `fit`, `q`, `fm`, `auto=format` and `rect`; others are ignored,
 * and so are values that are no numbers. Sizes are clamped to 1–8192 and quality to 1–100.
 * @param accept the request's header, from which `auto=format` chooses
 */
export function toTransformation(
  params: URLSearchParams,
  accept: string,
  image: NonNullable<MediaFile['image']>,
): Transformation {
  const auto = (params.get('auto') ?? '').split(',');
  const asked = FORMATS.get(params.get('fm'));
  const negotiated =
    auto.includes('format') && accept.includes('image/webp') ? ('webp' as const) : undefined;
  const fit = params.get('fit');
  return {
    rect: toRect(params.get('rect'), image),
    width: toNumber(params.get('w'), MAX_SIDE),
    height: toNumber(params.get('h'), MAX_SIDE),
    fit: fit === 'crop' || fit === 'max' ? fit : 'clip',
    quality: toNumber(params.get('q'), 100) ?? DEFAULT_QUALITY,
    format: asked ?? negotiated,
  };
}

/** Whether the file itself is the answer: nothing is to be changed about it. */
export function isUnchanged(transformation: Transformation, params: URLSearchParams): boolean {
  const { rect, width, height, format } = transformation;
  return !rect && !width && !height && !format && !params.has('q');
}

function toNumber(text: string | null, max: number): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? undefined : Math.min(Math.max(Math.round(value), 1), max);
}

/** `rect=x,y,w,h` inside the image; undefined when it is malformed or lies outside. */
function toRect(text: string | null, image: { width: number; height: number }): Rect | undefined {
  const [x, y, w, h, ...rest] = (text ?? '').split(',').map((part) => Math.round(Number(part)));
  if (x === undefined || y === undefined || w === undefined || h === undefined) return undefined;
  if (rest.length > 0 || ![x, y, w, h].every(Number.isFinite)) return undefined;
  const left = Math.max(x, 0);
  const top = Math.max(y, 0);
  const width = Math.min(w, image.width - left);
  const height = Math.min(h, image.height - top);
  return width >= 1 && height >= 1 ? { left, top, width, height } : undefined;
}
