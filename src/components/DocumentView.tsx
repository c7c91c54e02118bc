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

/** Complete in the HTML: few pages have a table. It must not get other props before it is hydrated. */
const ContentTable = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "content-table" */ './ContentTable')).ContentTable,
);

type Props = {
  /** Contains the page's `h1`. */
  header: ReactNode;
  /** What readers look for first: shown across the page, before the text. */
  opening?: ReactNode;
  /** Shown beside the text, on a narrow window before it. */
  margin?: ReactNode;
  /** Shown beside the text, on a narrow window after it. */
  after?: ReactNode;
  lead?: Blocks;
  content?: Blocks;
  /** Shown in the text, before its blocks with these indexes. */
  tables?: Table[][];
  /** As the tables, and after them. */
  insertions?: ComponentProps<typeof RichText>['before'];
  /** Shown above the text, in the same columns. */
  figure?: ReactNode;
  /** For documents where images matter most: they extend to the right edge. */
  isPictorial?: boolean;
};

/** The page of a document: header, margin, lead and text. Missing parts leave no gap. */
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
