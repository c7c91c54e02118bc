import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from './Button';

const Frame = styled.p`
  padding: calc(2 * var(--baseline)) var(--edge);
`;

type Props = {
  /** Path of a feed or a calendar, not percent-encoded. */
  href: string;
  children: ReactNode;
};

export function Subscribe({ href, children }: Props) {
  return (
    <Frame data-screen>
      <ButtonLink href={encodeURI(href)}>{children}</ButtonLink>
    </Frame>
  );
}
