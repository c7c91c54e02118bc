import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { EventList } from '../components/EventList';
import { PageView } from '../components/PageView';
import { Stack } from '../components/Stack';
import { toSeries } from '../content/types/articleCard';
import { sortCalls } from '../content/values/calls';
import { headOf, subscriptionsOf, toPage } from '../content/types/page';
import { PageHead } from '../head/PageHead';
import { Breadcrumbs } from '../components/Breadcrumbs';
import type { PageContext } from '../pageContext';
import { useNow } from '../state/useNow';

export const query = graphql`
  query GenericPage(
    $uid: String!
    $lang: String!
    $programme: PRISMIC_WhereArticle
    $hasProgramme: Boolean = false
  ) {
    prismic {
      page(uid: $uid, lang: $lang) {
        ...Page
      }
      ...Series
    }
  }
`;

export default function PageTemplate({ data }: PageProps<Queries.GenericPageQuery>) {
  const page = useMemo(() => toPage(data.prismic.page), [data]);
  const events = toSeries(data.prismic.series);
  const now = useNow((time) => (page?.calls.length || events.length ? time : ''));
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
      <EventList heading={<FormattedMessage id="events.title" />} events={events} now={now} />
    </Stack>
  );
}

export function Head(head: HeadProps<Queries.GenericPageQuery, PageContext>) {
  const page = toPage(head.data.prismic.page);
  if (!page) return null;
  const events = toSeries(head.data.prismic.series);
  return (
    <PageHead
      page={head}
      {...headOf(page)}
      subject={
        events.length > 0 ? { kind: 'EventSeries', document: { ...page, events } } : undefined
      }
    />
  );
}
