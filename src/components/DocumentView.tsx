import { Fragment } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import type { RichText as Blocks } from '../content/values/richText';
import type { Table } from '../content/values/table';
import { hydrateOnInteraction } from './hydrateOnInteraction';
import { MarginLayout } from './MarginLayout';
import { RichText } from './RichText';
import { Stack } from './Stack';

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(3 * var(--baseline));
`;

/** Its props must not change before it is hydrated: React would discard the server's HTML. */
const ContentTable = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "content-table" */ './ContentTable')).ContentTable,
);

type Props = {
  /** Contains the page's `h1`. */
  header: ReactNode;
  /** Shown across the page, before the text. */
  opening?: ReactNode;
  /** Shown beside the text, or before it in a narrow window. */
  margin?: ReactNode;
  /** Shown beside the text, or after it in a narrow window. */
  after?: ReactNode;
  lead?: Blocks;
  content?: Blocks;
  /** The tables before each block, by the block's index. */
  tables?: Table[][];
  /** Shown after the tables at the same index. */
  insertions?: ComponentProps<typeof RichText>['before'];
  figure?: ReactNode;
  isPictorial?: boolean;
};

export function DocumentView({
  header,
  opening,
  margin,
  after,
  lead,
  content,
  tables,
  insertions,
  figure,
  isPictorial = false,
}: Props) {
  return (
    <Article>
      {header}
      {opening}
      <MarginLayout margin={margin} after={after} isWide={isPictorial}>
        <Stack>
          {figure}
          <RichText blocks={lead} variant="lead" />
          <RichText
            blocks={content ?? (tables && [])}
            variant={isPictorial ? 'pictorial' : 'text'}
            before={tables ? withTables(tables, insertions) : insertions}
          />
        </Stack>
      </MarginLayout>
    </Article>
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
