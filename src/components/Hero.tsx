import styled from 'styled-components';
import type { Image } from '../content/image';
import { Figure } from './Figure';

const Frame = styled.div`
  padding-inline: var(--edge);
`;

type Props = { image?: Image };

/** The large image on top of a page, 1600×900; nothing where there is none. */
export function Hero({ image }: Props) {
  if (!image) return null;
  return (
    <Frame>
      <Figure image={image} sizes="(min-width: 100rem) 100rem, 100vw" isFirst />
    </Frame>
  );
}
