import { Fragment } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { RichText as Blocks } from '../content/values/richText';
import type { Table } from '../content/values/table';
import { hydrateOnInteraction } from './hydrateOnInteraction';
import { MarginLayout } from './MarginLayout';
import { RichText } from './RichText';
import { Stack } from './Stack';

const ContentTable = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "content-table" */ './ContentTable')).ContentTable,
);

type Props = {
  /** Contains the page's `h1`. */
  header: ReactNode;
  /** Appears before the text, as wide as the page. */
  opening?: ReactNode;
  /** Appears beside the text; in a narrow window, before the text. */
  margin?: ReactNode;
  /** Appears beside the text; in a narrow window, after the text. */
  after?: ReactNode;
  lead?: Blocks;
  content?: Blocks;
  /** `tables[i]` are the tables before the block `i`. */
  tables?: Table[][];
  /** `insertions[i]` appears after `tables[i]`. */
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
    <Stack as="article">
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
