import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pageGrid } from '../styles/grid';
import { media } from '../styles/media';

const Columns = styled.div`
  ${pageGrid}
  row-gap: calc(2 * var(--baseline));

  ${media.desktop} {
    grid-template-rows: auto;
    grid-auto-rows: 1fr;
    row-gap: var(--baseline);
  }
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

    &:not(:last-child) {
      grid-row: 1 / span 2;
    }
  }
`;

const After = styled(Margin)`
  ${media.desktop} {
    grid-row: 2;

    :first-child + & {
      grid-row: 1;
    }
  }
`;

type Props = {
  /** Appears beside the text; in a narrow window, before the text. */
  margin?: ReactNode;
  /** Appears beside the text, below `margin`; in a narrow window, after the text. */
  after?: ReactNode;
  /** If `true`, images extend to the last column. Text keeps its maximum width. */
  isWide?: boolean;
  children: ReactNode;
};

/** The margin takes columns 1–3 of twelve. The text begins at column 4. */
export function MarginLayout({ margin, after, isWide = false, children }: Props) {
  return (
    // layout/layoutStyles.ts draws the lines of a wide screen.
    <Columns data-margin={isWide ? 'wide' : ''}>
      {margin && <Margin>{margin}</Margin>}
      <Body $isWide={isWide}>{children}</Body>
      {after && <After>{after}</After>}
    </Columns>
  );
}
