import styled from 'styled-components';
import type { Point } from '../content/focalPoint';
import type { Image } from '../content/image';

export type Aspect = 'landscape' | 'square' | 'portrait';

/** Width by height. */
export const ratios: Record<Aspect, number> = { landscape: 16 / 9, square: 1, portrait: 3 / 4 };

/* The box of its image is the box that counts. */
const Choice = styled.picture`
  display: contents;
`;

/* The placeholder is written into the HTML when the build is done (build/media). */
const Img = styled.img<{ $aspect?: Aspect; $isWhole: boolean }>`
  width: 100%;
  object-fit: ${({ $isWhole }) => ($isWhole ? 'contain' : 'cover')};
  background: var(--quiet)
    ${({ $isWhole }) => !$isWhole && 'var(--placeholder, none) center / 100% 100%'};
  aspect-ratio: ${({ $aspect }) => $aspect && ratios[$aspect]};
`;

type Props = {
  image: Image;
  /** How wide its box is, in the words of the `sizes` attribute. */
  sizes: string;
  /** Cropped to this shape; the image's own proportions without it. */
  aspect?: Aspect;
  /** Shown whole inside that shape instead, as a logo must be. */
  isWhole?: boolean;
  /** The one image of a page that the reader waits for. */
  isFirst?: boolean;
  className?: string;
};

/** An image of the CMS, in the size and the format that suit the reader's screen and browser. */
export function Picture({
  image: { src, srcSet, type, width, height, alt, focus },
  sizes,
  aspect,
  isWhole = false,
  isFirst = false,
  className,
}: Props) {
  const ratio = width / height;
  const drawn = aspect && !isWhole ? times(sizes, ratio / ratios[aspect]) : sizes;
  const img = (
    <Img
      className={className}
      $aspect={aspect}
      $isWhole={isWhole}
      style={focus && { objectPosition: toPosition(focus, ratio, aspect && ratios[aspect]) }}
      src={src}
      srcSet={type ? undefined : srcSet}
      sizes={type ? undefined : drawn}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      // React 18 knows this attribute in lower case only.
      {...(isFirst && { fetchpriority: 'high' })}
    />
  );
  if (!type) return img;
  return (
    <Choice>
      <source type={type} srcSet={srcSet} sizes={drawn} />
      {img}
    </Choice>
  );
}

/** An image that is cropped at its sides is drawn wider than its box: each length, so many times. */
function times(sizes: string, factor: number): string {
  if (factor <= 1) return sizes;
  return sizes.replace(/[\d.]+(?=[a-z]+(,|$))/g, (length) => `${Math.ceil(+length * factor)}`);
}

/** How a crop from one shape to another has its point as near to its middle as the image reaches. */
function toPosition({ x, y }: Point, from: number, to = from): string {
  return `${along(x, to / from)} ${along(y, from / to)}`;
}

/** @param part how much is seen of the side; of a whole one the style sheet may still see less */
function along(point: number, part: number): string {
  const hidden = 1 - part;
  const start = hidden > 0.01 ? (point - part / 2) / hidden : point;
  return `${Math.round(Math.min(Math.max(start, 0), 1) * 100)}%`;
}
