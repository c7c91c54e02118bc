export type Size = { width: number; height: number };
export type Region = Size & { left: number; top: number };
export type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale';

/** A point as fractions of the sides, or a method that finds the part to keep. */
export type Crop = { x: number; y: number; zoom: number } | 'entropy' | 'attention';

/** `width` and `height` times `dpr` are pixels. `ratio` is the width divided by the height. */
type LayoutRequest = {
  width: number | undefined;
  height: number | undefined;
  ratio: number | undefined;
  dpr: number;
  fit: Fit;
  crop: Crop;
  maxSide: number;
};

/** The region of the original is resized to `size` and centred on `canvas`. */
export type Layout = {
  region: Region;
  size: Size;
  /** The method that finds the part to keep. */
  strategy?: 'entropy' | 'attention';
  canvas?: Size;
};

/**
 * Applies imgix's `fit`: `clip` fits the image into the box, `crop` fills the box, `scale`
 * distorts, and `fill` is `clip` on a canvas of the box's size. `max`, `min` and `fillmax` are
 * `clip`, `crop` and `fill` without enlarging. If the request has only one side, every mode except
 * `scale` works like `clip` or `max`.
 */
export function layOut(region: Region, request: LayoutRequest): Layout {
  const { fit, crop, maxSide } = request;
  const pixels = (size: Size): Size => toPixels(size, maxSide);
  const { width, height } = requestedSides(request);
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

function requestedSides({ width, height, ratio, dpr, fit, maxSide }: LayoutRequest) {
  const isCropped = fit === 'crop' || fit === 'min';
  const clamp = (side: number): number => Math.min(side, maxSide);
  const sides = {
    width: width === undefined ? undefined : clamp(width * dpr),
    height: height === undefined ? undefined : clamp(height * dpr),
  };
  if (!isCropped || ratio === undefined) return sides;
  return {
    width: sides.width ?? (sides.height && clamp(sides.height * ratio)),
    height: sides.height ?? (sides.width && clamp(sides.width / ratio)),
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

function startOf(whole: number, part: number, point: number): number {
  return Math.round(Math.min(Math.max(whole * point - part / 2, 0), whole - part));
}

/** Rounds to at least 1 pixel and keeps the proportions. */
function toPixels({ width, height }: Size, maxSide = Number.POSITIVE_INFINITY): Size {
  const scale = Math.min(1, maxSide / width, maxSide / height);
  return {
    width: Math.max(Math.round(width * scale), 1),
    height: Math.max(Math.round(height * scale), 1),
  };
}
