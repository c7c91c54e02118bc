import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../styles/media';

const Frame = styled.header`
  padding: calc(3 * var(--baseline)) var(--edge) calc(2 * var(--baseline));
`;

const Kicker = styled.p`
  font-size: var(--text-small);
  color: var(--muted);
  margin-bottom: 0.75rem;
`;

const Heading = styled.h1`
  font-size: var(--heading-1);
  line-height: 1.02;
  letter-spacing: -0.03em;

  ${media.desktop} {
    max-width: 66.6%;
  }
`;

type Props = {
  children: ReactNode;
  /** One line above the title: what this is, and the way back to the list. */
  kicker?: ReactNode;
};

export function PageTitle({ children, kicker }: Props) {
  return (
    <Frame>
      {kicker && <Kicker>{kicker}</Kicker>}
      <Heading>{children}</Heading>
    </Frame>
  );
}
