import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from './Button';

const Line = styled.p`
  padding: calc(3 * var(--baseline)) var(--edge) 0;
`;

type Props = {
  /** Address of a feed or a calendar, letters unencoded. */
  href: string;
  children: ReactNode;
};

/** Leads to what another program reads for the reader: no page of this site. */
export function Subscribe({ href, children }: Props) {
  return (
    <Line>
      <ButtonLink href={encodeURI(href)}>{children}</ButtonLink>
    </Line>
  );
}
