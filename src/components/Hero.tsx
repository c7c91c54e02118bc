import styled from 'styled-components';
import type { Image } from '../content/values/image';
import { media } from '../styles/grid';
import { Figure } from './Figure';

const Frame = styled.div<{ $isFull: boolean }>`
  padding-inline: ${({ $isFull }) => ($isFull ? '0' : 'var(--edge)')};

  figcaption {
    padding-inline: ${({ $isFull }) => ($isFull ? 'var(--edge)' : '0')};
  }

  img {
    /* Crops an upright image to one screen. */
    max-height: max(56.25vw, 85vh);

    ${media.desktop} {
      /* Leaves space for a project's title in the first screen. */
      ${({ $isFull }) => $isFull && 'max-height: max(20rem, 100vh - 17rem);'}
    }
  }
`;

export function Hero({ image, isFull = false }: { image?: Image; isFull?: boolean }) {
  if (!image) return null;
  return (
    <Frame $isFull={isFull}>
      <Figure image={image} sizes="100vw" isFirst />
    </Frame>
  );
}
