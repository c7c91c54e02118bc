import styled from 'styled-components';
import type { Image } from '../content/image';
import { Figure } from './Figure';

const Frame = styled.div<{ $isFull: boolean }>`
  padding-inline: ${({ $isFull }) => ($isFull ? '0' : 'var(--edge)')};

  figcaption {
    padding-inline: ${({ $isFull }) => ($isFull ? 'var(--edge)' : '0')};
  }

  img {
    /* An upright image is cropped to one screen; 16:9 is never higher than this. */
    max-height: max(56.25vw, 85vh);
  }
`;

type Props = {
  image?: Image;
  /** From edge to edge of the screen. */
  isFull?: boolean;
};

/** The large image on top of a page, 1600×900; nothing where there is none. */
export function Hero({ image, isFull = false }: Props) {
  if (!image) return null;
  return (
    <Frame $isFull={isFull}>
      <Figure image={image} sizes="(min-width: 100rem) 100rem, 100vw" isFirst />
    </Frame>
  );
}
