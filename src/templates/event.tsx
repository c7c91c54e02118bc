import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import { EventView } from '../components/EventView';
import { Neighbours, RelatedItems } from '../components/furtherPages';
import { Stack } from '../components/Section';
import { isOnSale, toEvent } from '../content/types/event';
import { toNeighbours } from '../content/types/neighbours';
import { phaseOf } from '../content/values/occasion';
import { completeRelated } from '../content/types/related';
import { PageHead, useAddress } from '../head/PageHead';
import { Breadcrumbs } from '../components/Breadcrumbs';
import type { PageContext } from '../pageContext';
import { recordingOf } from '../slices/recording';
import { SeriesEvents } from '../slices/series';
import { useNow } from '../state/useNow';
import { eventCalendarPath } from '../addresses';

export const query = graphql`
  query EventPage(
    $uid: String!
    $lang: String!
    $paginationPreviousUid: String!
    $paginationNextUid: String!
    $suggested: [String!]
    $hasSuggested: Boolean = false
    $events: [String!]
    $whereEvents: PRISMIC_WhereArticle
    $hasEvents: Boolean = false
  ) {
    prismic {
      article(uid: $uid, lang: $lang) {
        ...Event
        ...Recording
      }
      ...ArticleNeighbours
      ...Suggestions
      ...Events
    }
  }
`;

const steps = ['event'] as const;

export default function EventTemplate({
  data: { prismic },
  pageContext,
}: PageProps<Queries.EventPageQuery, PageContext>) {
  const { suggested, names } = pageContext;
  const event = useMemo(() => toEvent(prismic.article, names), [prismic, names]);
  // `RelatedItems` and `Neighbours` need equal props until hydration, or React discards their HTML.
  const related = useMemo(
    () => completeRelated(event, prismic, suggested),
    [event, prismic, suggested],
  );
  const neighbours = useMemo(
    () => toNeighbours(pageContext, prismic.neighbours),
    [pageContext, prismic],
  );
  const occasion = event?.occasion;
  const phase = useNow((now) => phaseOf(occasion, now));
  const isOpen = useNow((now) => isOnSale(event?.tickets, now));
  const url = useAddress(event?.path);
  if (!event) return null;
  const { lang } = event;
  const { series } = event.facts;
  return (
    <Stack $space={4}>
      <EventView
        {...{ event, url, phase }}
        kicker={<Breadcrumbs page={event} steps={steps} />}
        isOnSale={isOpen}
        calendar={occasion && eventCalendarPath(event.path)}
        recording={recordingOf(event, prismic.article)}
      />
      {series && prismic.events && (
        <SeriesEvents list={prismic.events} series={series} current={event.id} />
      )}
      <RelatedItems items={related} />
      <Neighbours of="event" lang={lang} {...neighbours} />
    </Stack>
  );
}

export function Head(head: HeadProps<Queries.EventPageQuery, PageContext>) {
  const event = toEvent(head.data.prismic.article, head.pageContext.names);
  if (!event) return null;
  return (
    <PageHead
      page={head}
      subject={{
        kind: 'Event',
        document: { ...event, recording: head.data.prismic.article },
      }}
      steps={steps}
      calendar={event.occasion && eventCalendarPath(event.path)}
    />
  );
}
