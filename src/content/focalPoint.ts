import { isShape, toText, type Shape } from './shape';

/** Parts of an image's width and height, from 0 to 1. */
export type Point = { x: number; y: number };

type Area = { x: number; y: number; width: number; height: number };

/**
 * What a crop of an image must keep in sight. Prismic has no field for it, so it is read from what an
 * editor can do there: crop a responsive view (a thumbnail of the custom type) around it. The middle
 * of the smallest such crop is the point. An address that names a point itself, by imgix's `fp-x` and
 * `fp-y`, is believed first.
 *
 * @param image Prismic's image value, its views among its keys: `{ url, square: { dimensions, url } }`
 * @param address of the image itself, which may be a crop (`rect=x,y,w,h`, pixels of the original)
 * @param size of the image itself in pixels
 * @returns `undefined` where nothing says more than that it is the middle
 */
export function toFocalPoint(
  image: Shape,
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
  image: Shape,
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
  if (!isShape(view) || !isShape(view['dimensions'])) return undefined;
  const [, query = ''] = (toText(view['url']) ?? '').split('?');
  return toArea(new URLSearchParams(query));
}

function toArea(parameters: URLSearchParams): Area | undefined {
  const numbers = (parameters.get('rect') ?? '').split(',').map(Number);
  const [x = -1, y = -1, width = 0, height = 0] = numbers;
  return x >= 0 && y >= 0 && width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
