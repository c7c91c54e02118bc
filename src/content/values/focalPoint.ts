import { isJsonObject, toText } from './cmsValues';
import type { JsonObject } from './cmsValues';

/** Shares of an image's width and height, from 0 to 1. */
export type Point = { x: number; y: number };

type Area = { x: number; y: number; width: number; height: number };

/**
 * Finds the point of an image that every crop must show. Prismic has no field for a focal point,
 * but an editor can crop a responsive view (a thumbnail of the custom type) around it: the point is
 * the centre of the smallest such crop. imgix's parameters `fp-x` and `fp-y` in the address take
 * precedence.
 *
 * @param image Prismic's image value, its views among its keys:
 * `{ url, square: { dimensions, url } }`
 * @param address of the main image, which may be a crop (`rect=x,y,w,h`, pixels of the original)
 * @param size of the main image in pixels
 * @returns `undefined` for the centre, and where neither a parameter nor a crop gives a point
 */
export function toFocalPoint(
  image: JsonObject,
  address: URL,
  size: Pick<Area, 'width' | 'height'>,
): Point | undefined {
  const point = namedPoint(address.searchParams) ?? croppedPoint(image, address, size);
  const isInside = point && [point.x, point.y].every((part) => part >= 0 && part <= 1);
  if (!isInside || (point.x === 0.5 && point.y === 0.5)) return undefined;
  return point;
}

function namedPoint(parameters: URLSearchParams): Point | undefined {
  if (!parameters.has('fp-x') && !parameters.has('fp-y')) return undefined;
  const [x = 0.5, y = 0.5] = ['fp-x', 'fp-y'].map((name) => Number(parameters.get(name) ?? 0.5));
  return { x, y };
}

function croppedPoint(
  image: JsonObject,
  { searchParams }: URL,
  size: Pick<Area, 'width' | 'height'>,
): Point | undefined {
  const crops = Object.values(image).flatMap((view) => toCrop(view) ?? []);
  const [smallest] = crops.sort((a, b) => a.width * a.height - b.width * b.height);
  if (!smallest) return undefined;
  const whole = toArea(searchParams) ?? { x: 0, y: 0, ...size };
  const toPart = (middle: number, side: number) => Math.round((middle / side) * 100) / 100;
  return {
    x: toPart(smallest.x + smallest.width / 2 - whole.x, whole.width),
    y: toPart(smallest.y + smallest.height / 2 - whole.y, whole.height),
  };
}

function toCrop(view: unknown): Area | undefined {
  if (!isJsonObject(view) || !isJsonObject(view['dimensions'])) return undefined;
  const [, query = ''] = (toText(view['url']) ?? '').split('?');
  return toArea(new URLSearchParams(query));
}

/** The part of the original that an address shows, in pixels: imgix's parameter `rect`. */
export function toArea(parameters: URLSearchParams): Area | undefined {
  const numbers = (parameters.get('rect') ?? '').split(',').map(Number);
  const [x = -1, y = -1, width = 0, height = 0] = numbers;
  return x >= 0 && y >= 0 && width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
