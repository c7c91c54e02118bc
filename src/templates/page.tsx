import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import { PageView } from '../components/PageView';
import { Stack } from '../components/Section';
import { sortCalls } from '../content/values/calls';
import { headOf, subscriptionsOf, toPage } from '../content/types/page';
import { PageHead } from '../head/PageHead';
import { Breadcrumbs } from '../components/Breadcrumbs';
import type { PageContext } from '../pageContext';
import { SeriesEvents } from '../slices/series';
import { useNow } from '../state/useNow';

export const query = graphql`
  query GenericPage(
    $uid: String!
    $lang: String!
    $events: [String!]
    $whereEvents: PRISMIC_WhereArticle
    $hasEvents: Boolean = false
  ) {
    prismic {
      page(uid: $uid, lang: $lang) {
        ...Page
      }
      ...Events
    }
  }
`;

export default function PageTemplate({ data }: PageProps<Queries.GenericPageQuery>) {
  const page = useMemo(() => toPage(data.prismic.page), [data]);
  const now = useNow((time) => (page?.calls.length ? time : ''));
  if (!page) return null;
  return (
    <Stack $space={3}>
      <PageView
        page={page}
        kicker={<Breadcrumbs page={page} />}
        calls={sortCalls(page.calls, now)}
        now={now}
        {...subscriptionsOf(page)}
      />
      {data.prismic.events && <SeriesEvents list={data.prismic.events} current={page.id} />}
    </Stack>
  );
}

export function Head(head: HeadProps<Queries.GenericPageQuery, PageContext>) {
  const page = toPage(head.data.prismic.page);
  if (!page) return null;
  return (
    <PageHead
      page={head}
      {...headOf(page)}
      subject={head.data.prismic.events ? { kind: 'EventSeries', document: page } : undefined}
    />
  );
}
