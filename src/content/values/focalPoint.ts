import { isJsonObject, toText } from './cmsValues';
import type { JsonObject } from './cmsValues';

/** Shares of the image's width and height, from 0 to 1. */
export type Point = { x: number; y: number };

type Area = { x: number; y: number; width: number; height: number };

/**
 * Returns the centre of an editor's smallest crop of a responsive view, because Prismic has no
 * field for the point that every crop must show. `undefined` is the centre of the image.
 */
export function toFocalPoint(
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

function toCrop(view: unknown): Area | undefined {
  if (!isJsonObject(view) || !isJsonObject(view['dimensions'])) return undefined;
  const [, query = ''] = (toText(view['url']) ?? '').split('?');
  return toArea(new URLSearchParams(query));
}

/** Returns the part of the original that a URL shows (imgix's parameter `rect`), in pixels. */
export function toArea(parameters: URLSearchParams): Area | undefined {
  const numbers = (parameters.get('rect') ?? '').split(',').map(Number);
  const [x = -1, y = -1, width = 0, height = 0] = numbers;
  return x >= 0 && y >= 0 && width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
