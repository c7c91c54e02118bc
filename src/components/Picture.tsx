import styled from 'styled-components';
import type { Image } from '../content/image';

export type Aspect = 'landscape' | 'square' | 'portrait';

const ratios: Record<Aspect, string> = { landscape: '16 / 9', square: '1 / 1', portrait: '3 / 4' };

const Img = styled.img<{ $aspect?: Aspect; $isWhole: boolean }>`
  width: 100%;
  object-fit: ${({ $isWhole }) => ($isWhole ? 'contain' : 'cover')};
  background: var(--quiet);
  aspect-ratio: ${({ $aspect }) => $aspect && ratios[$aspect]};
`;

type Props = {
  image: Image;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string;
  /** Cropped to this shape; the image's own proportions without it. */
  aspect?: Aspect;
  /** Shown whole inside that shape instead, as a logo must be. */
  isWhole?: boolean;
  /** The one image of a page that the reader waits for. */
  isFirst?: boolean;
  className?: string;
};

export function Picture({
  image,
  sizes,
  aspect,
  isWhole = false,
  isFirst = false,
  className,
}: Props) {
  return (
    <Img
      className={className}
      $aspect={aspect}
      $isWhole={isWhole}
      src={image.src}
      srcSet={image.srcSet}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      // React 18 knows this attribute in lower case only.
      {...(isFirst && { fetchpriority: 'high' })}
    />
  );
}
