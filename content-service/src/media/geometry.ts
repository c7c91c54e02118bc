export type Size = { width: number; height: number };
export type Region = Size & { left: number; top: number };
export type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale';

/** A point that is kept, as parts of the width and height, or a way to look for one. */
export type Crop = { x: number; y: number; zoom: number } | 'entropy' | 'attention';

/** What is asked for: sides in pixels before `dpr`, `ratio` as width over height. */
export type Wish = {
  width: number | undefined;
  height: number | undefined;
  ratio: number | undefined;
  dpr: number;
  fit: Fit;
  crop: Crop;
  /** No side of the result is longer. */
  maxSide: number;
};

/** How an image is made: a region of the original, at a size, in the middle of a canvas. */
export type Layout = {
  region: Region;
  size: Size;
  /** What the size's proportions cut off the region is looked for by the image's content. */
  strategy?: 'entropy' | 'attention';
  canvas?: Size;
};

/**
 * Lays out an image by imgix's rules of `fit`: `clip` inside the box, `max` the same and never
 * larger than it is; `crop` fills the box, `min` the same and never larger; `scale` distorts;
 * `fill` and `fillmax` lay it inside the box on a canvas of the box's size. Those that need both
 * sides behave as `clip` or `max` when only one is asked.
 */
export function layOut(region: Region, wish: Wish): Layout {
  const { fit, crop, maxSide } = wish;
  const pixels = (size: Size): Size => toPixels(size, maxSide);
  const { width, height } = askedSides(wish);
  if (width === undefined && height === undefined) return { region, size: pixels(region) };
  if (fit === 'scale') {
    return {
      region,
      size: pixels({ width: width ?? region.width, height: height ?? region.height }),
    };
  }
  const isShrinking = fit === 'max' || fit === 'min' || fit === 'fillmax';
  const scale = Math.min(
    (width ?? Number.POSITIVE_INFINITY) / region.width,
    (height ?? Number.POSITIVE_INFINITY) / region.height,
    isShrinking ? 1 : Number.POSITIVE_INFINITY,
  );
  const inside = pixels({ width: region.width * scale, height: region.height * scale });
  const isInside = fit === 'clip' || fit === 'max';
  if (width === undefined || height === undefined || isInside) return { region, size: inside };
  const box = pixels({ width, height });
  if (fit === 'fill' || fit === 'fillmax') return { region, size: inside, canvas: box };
  return cropped(region, box, crop, fit === 'min');
}

function askedSides({ width, height, ratio, dpr, fit, maxSide }: Wish) {
  const isCropped = fit === 'crop' || fit === 'min';
  const clamp = (side: number): number => Math.min(side, maxSide);
  const asked = {
    width: width === undefined ? undefined : clamp(width * dpr),
    height: height === undefined ? undefined : clamp(height * dpr),
  };
  if (!isCropped || ratio === undefined) return asked;
  return {
    width: asked.width ?? (asked.height && clamp(asked.height * ratio)),
    height: asked.height ?? (asked.width && clamp(asked.width / ratio)),
  };
}

function cropped(region: Region, box: Size, crop: Crop, isShrinking: boolean): Layout {
  const ratio = box.width / box.height;
  const zoom = typeof crop === 'string' ? 1 : crop.zoom;
  const width = Math.min(region.width, region.height * ratio) / zoom;
  const height = Math.min(region.height, region.width / ratio) / zoom;
  const size = isShrinking && box.width > width ? toPixels({ width, height }) : box;
  if (typeof crop === 'string') return { region, size, strategy: crop };
  const part = toPixels({ width, height });
  return {
    size,
    region: {
      ...part,
      left: region.left + startOf(region.width, part.width, crop.x),
      top: region.top + startOf(region.height, part.height, crop.y),
    },
  };
}

/** Where a part begins that has a point as near to its middle as the whole allows. */
function startOf(whole: number, part: number, point: number): number {
  return Math.round(Math.min(Math.max(whole * point - part / 2, 0), whole - part));
}

/** Whole pixels, at least one and within the limit, in the same proportions. */
function toPixels({ width, height }: Size, maxSide = Number.POSITIVE_INFINITY): Size {
  const scale = Math.min(1, maxSide / width, maxSide / height);
  return {
    width: Math.max(Math.round(width * scale), 1),
    height: Math.max(Math.round(height * scale), 1),
  };
}
