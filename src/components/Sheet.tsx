import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sheet } from '../styles/grid';
import { media } from '../styles/media';

const Columns = styled.div`
  ${sheet}
  row-gap: calc(2 * var(--baseline));
`;

const Margin = styled.div`
  grid-column: 1 / -1;

  ${media.desktop} {
    grid-column: 1 / span 3;
  }
`;

const Body = styled.div<{ $isWide: boolean }>`
  grid-column: 1 / -1;
  min-width: 0;

  ${media.tablet} {
    grid-column: 1 / ${({ $isWide }) => ($isWide ? '-1' : 'span 10')};
  }

  ${media.desktop} {
    grid-column: 4 / ${({ $isWide }) => ($isWide ? '-1' : 'span 7')};
  }
`;

type Props = {
  /** What is said beside the text: dates, credits, facts. */
  margin?: ReactNode;
  /** To the last column, for images; text keeps its measure. */
  isWide?: boolean;
  children: ReactNode;
};

/** The drawing sheet: twelve columns, text from the fourth on, annotations in the margin beside it. */
export function Sheet({ margin, isWide = false, children }: Props) {
  return (
    <Columns>
      <Margin>{margin}</Margin>
      <Body $isWide={isWide}>{children}</Body>
    </Columns>
  );
}
