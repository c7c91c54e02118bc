import { isRecord } from '../isRecord';

/** Arguments of `gatsbyImageData`. Sizes are in CSS pixels, `quality` in percent. */
export type ImageDataArguments = {
  layout?: 'CONSTRAINED' | 'FIXED' | 'FULL_WIDTH';
  placeholder?: 'BLURRED' | 'NONE';
  width?: number;
  height?: number;
  aspectRatio?: number;
  quality?: number;
  sizes?: string;
  backgroundColor?: string;
};

const layoutNames = {
  CONSTRAINED: 'constrained',
  FIXED: 'fixed',
  FULL_WIDTH: 'fullWidth',
} as const;

/** Widths of renditions as in gatsby-plugin-image: factors of the width, or pixels. */
const densities = { CONSTRAINED: [0.25, 0.5, 1, 2], FIXED: [1, 2] };
const FULL_WIDTHS_PIXELS = [750, 1080, 1366, 1920];

const PLACEHOLDER_WIDTH_PIXELS = 20;

/**
 * Returns the `IGatsbyImageData` of gatsby-plugin-image, or null without an image. imgix makes each
 * rendition on first request, in a format that the browser accepts, so builds download no images.
 */
export function toImageData(image: unknown, options: ImageDataArguments) {
  const { url, dimensions } = isRecord(image) ? image : {};
  const { width: sourceWidth, height: sourceHeight } = isRecord(dimensions) ? dimensions : {};
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  if (!isSide(sourceWidth) || !isSide(sourceHeight)) return null;

  const sourceRatio = sourceWidth / sourceHeight;
  const { layout = 'CONSTRAINED', placeholder = 'BLURRED', backgroundColor } = options;
  const ofSides = options.width && options.height ? options.width / options.height : undefined;
  const ratio = options.aspectRatio ?? ofSides ?? sourceRatio;
  // A rendition wider than this limit would be stretched.
  const limit = Math.floor(Math.min(sourceWidth, sourceHeight * ratio));
  const wanted = options.width ?? (options.height ? options.height * ratio : limit);
  const width = layout === 'FIXED' ? wanted : Math.min(wanted, limit);

  const isFull = layout === 'FULL_WIDTH';
  const widths = isFull
    ? FULL_WIDTHS_PIXELS
    : densities[layout].map((density) => Math.round(width * density));
  const smaller = widths.filter((each) => each <= limit);
  const rendered = smaller.length < widths.length ? [...smaller, limit] : smaller;
  /** Keeps the editor's crop (`rect`) and imgix's choice of format (`auto`). */
  const toUrl = (each: number) => {
    const rendition = new URL(url);
    const { searchParams } = rendition;
    searchParams.set('w', String(each));
    searchParams.set('h', String(Math.round(each / ratio)));
    if (Math.abs(ratio - sourceRatio) > 0.01) searchParams.set('fit', 'crop');
    if (options.quality) searchParams.set('q', String(options.quality));
    if (!searchParams.has('auto')) searchParams.set('auto', 'compress,format');
    return rendition.href;
  };
  return {
    layout: layoutNames[layout],
    // If the image fills its container, GatsbyImage uses only the ratio of `width` and `height`.
    width: isFull ? 1 : Math.round(width),
    height: isFull ? 1 / ratio : Math.round(width / ratio),
    images: {
      fallback: {
        src: toUrl(isFull ? limit : Math.min(Math.round(width), limit)),
        srcSet: [...new Set(rendered)].map((each) => `${toUrl(each)} ${each}w`).join(',\n'),
        sizes: options.sizes ?? toSizes(layout, Math.round(width)),
      },
      sources: [],
    },
    ...(placeholder === 'NONE'
      ? {}
      : { placeholder: { fallback: toUrl(PLACEHOLDER_WIDTH_PIXELS) } }),
    ...(backgroundColor ? { backgroundColor } : {}),
  };
}

function isSide(pixels: unknown): pixels is number {
  return typeof pixels === 'number' && pixels > 0;
}

function toSizes(layout: keyof typeof layoutNames, width: number): string {
  if (layout === 'FULL_WIDTH') return '100vw';
  return layout === 'FIXED' ? `${width}px` : `(min-width: ${width}px) ${width}px, 100vw`;
}

export function toView(image: unknown, view: unknown): unknown {
  return typeof view === 'string' && isRecord(image) ? image[view] : image;
}
