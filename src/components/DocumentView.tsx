import { Fragment } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import type { RichText as Blocks } from '../content/values/richText';
import type { Table } from '../content/values/table';
import { columnsFrom, media, pageGrid } from '../styles/grid';
import { hydrateOnInteraction } from './hydrateOnInteraction';
import { RichText } from './RichText';
import { Stack } from './Section';

const ContentTable = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "content-table" */ './ContentTable')).ContentTable,
);

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
  ${columnsFrom('desktop', '1 / span 3')}
  &:empty {
    display: none;
  }
`;

const Body = styled.div<{ $isWide: boolean }>`
  grid-column: 1 / -1;
  min-width: 0;
  ${({ $isWide }) => !$isWide && columnsFrom('tablet', '1 / span 10')}

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
  header: ReactNode;
  opening?: ReactNode;
  /** Appears beside the text; in a narrow window, before the text. */
  margin?: ReactNode;
  /** Appears beside the text, below `margin`; in a narrow window, after the text. */
  after?: ReactNode;
  lead?: Blocks;
  content?: Blocks;
  /** `tables[i]` are the tables before the block `i`. */
  tables?: Table[][];
  /** `insertions[i]` appears after `tables[i]`. */
  insertions?: ComponentProps<typeof RichText>['before'];
  figure?: ReactNode;
  /** If `true`, images extend to the last column. Text keeps its maximum width. */
  isPictorial?: boolean;
};

export function DocumentView({ isPictorial = false, ...props }: Props) {
  const { header, opening, margin, after, lead, content, tables, insertions, figure } = props;
  return (
    <Stack as="article">
      {header}
      {opening}
      {/* layout/layoutStyles.ts draws the lines of a wide screen. */}
      <Columns data-margin={isPictorial ? 'wide' : ''}>
        {margin && <Margin>{margin}</Margin>}
        <Body $isWide={isPictorial}>
          <Stack>
            {figure}
            <RichText blocks={lead} variant="lead" />
            <RichText
              blocks={content ?? (tables && [])}
              variant={isPictorial ? 'pictorial' : 'text'}
              before={tables ? withTables(tables, insertions) : insertions}
            />
          </Stack>
        </Body>
        {after && <After>{after}</After>}
      </Columns>
    </Stack>
  );
}

function withTables(tables: Table[][], insertions: readonly ReactNode[] = []): ReactNode[] {
  return tables.map((here, index) => (
    <Fragment key={index}>
      {here.map((table, number) => (
        <ContentTable key={number} {...table} />
      ))}
      {insertions[index]}
    </Fragment>
  ));
}
