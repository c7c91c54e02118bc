import styled from 'styled-components';
import type { Image } from '../content/values/image';
import { windowFrom } from '../styles/grid';
import { Figure } from './Figure';

const Frame = styled.div`
  max-width: 24rem;
  margin-bottom: calc(2 * var(--baseline));
`;

export function MarginPicture({ image }: { image?: Image }) {
  return image ? (
    <Frame>
      <Figure image={image} sizes={`${windowFrom.desktop} 23vw, 24rem`} isFirst />
    </Frame>
  ) : null;
}
