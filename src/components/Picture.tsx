import styled from 'styled-components';
import type { Point, Image } from '../content/values/image';

export type Aspect = 'landscape' | 'square' | 'portrait';

export const ratios: Record<Aspect, number> = { landscape: 16 / 9, square: 1, portrait: 3 / 4 };

/* Without a box for `picture`, the image is laid out like a plain `img`. */
const Sources = styled.picture`
  display: contents;
`;

/* The build writes rules with the custom property `--placeholder` into the HTML (build/media). */
const Img = styled.img<{ $aspect?: Aspect; $isWhole: boolean; $position?: string }>`
  width: 100%;
  object-fit: ${({ $isWhole }) => ($isWhole ? 'contain' : 'cover')};
  background: var(--quiet)
    ${({ $isWhole }) => !$isWhole && 'var(--placeholder, none) center / 100% 100%'};
  object-position: ${({ $position }) => $position};
  aspect-ratio: ${({ $aspect }) => $aspect && ratios[$aspect]};
`;

type Props = {
  image: Image;
  /** Width of the image's box, in the syntax of the `sizes` attribute. */
  sizes: string;
  aspect?: Aspect;
  /** Fits the image, for example a logo, into the shape instead of cropping it. */
  isWhole?: boolean;
  /** The browser loads the image at once, with high priority. */
  isFirst?: boolean;
  className?: string;
};

export function Picture({ image, sizes, aspect, isWhole = false, isFirst, className }: Props) {
  const { src, srcSet, type, width, height, alt, focus } = image;
  const ratio = width / height;
  const imageSizes = aspect && !isWhole ? scaleSizes(sizes, ratio / ratios[aspect]) : sizes;
  const img = (
    <Img
      className={className}
      $aspect={aspect}
      $isWhole={isWhole}
      $position={focus && toPosition(focus, ratio, aspect && ratios[aspect])}
      src={src}
      srcSet={type ? undefined : srcSet}
      sizes={type ? undefined : imageSizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      // React 18 supports this attribute in lower case only.
      {...(isFirst && { fetchpriority: 'high' })}
    />
  );
  if (!type) return img;
  return (
    <Sources>
      <source type={type} srcSet={srcSet} sizes={imageSizes} />
      {img}
    </Sources>
  );
}

/** In vw. A phone with 3 pixels per CSS pixel would load an image wider than 1600 px for more. */
const MAX_CROPPED_SIZE = 120;

/** Enlarges the lengths, because an image that is cropped at its sides is wider than its box. */
function scaleSizes(sizes: string, factor: number): string {
  if (factor <= 1) return sizes;
  return sizes.replace(/[\d.]{1,9}(?=[a-z]{1,9}(,|$))/g, (length) =>
    String(Math.min(Math.ceil(+length * factor), MAX_CROPPED_SIZE)),
  );
}

/** Centres the focal point if possible. `from` and `to` are the ratios of the image and the crop. */
function toPosition({ x, y }: Point, from: number, to = from): string {
  return `${toOffset(x, to / from)} ${toOffset(y, from / to)}`;
}

/** `visible` is the share of a side in the crop. A `max-height` may still crop a complete side. */
function toOffset(point: number, visible: number): string {
  const hidden = 1 - visible;
  const start = hidden > 0.01 ? (point - visible / 2) / hidden : point;
  return `${Math.round(Math.min(Math.max(start, 0), 1) * 100)}%`;
}
