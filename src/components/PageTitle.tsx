import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../styles/media';
import { type } from '../styles/type';

const Frame = styled.header`
  padding: calc(3 * var(--baseline)) var(--edge) calc(2 * var(--baseline));
`;

const Kicker = styled.div`
  font-size: var(--text-small);
  color: var(--muted);
  margin-bottom: 0.75rem;
`;

const Heading = styled.h1`
  ${type.heading1}

  ${media.desktop} {
    max-width: 66.6%;
  }
`;

type Props = {
  children: ReactNode;
  /** One line above the title: the way that leads to it. */
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
