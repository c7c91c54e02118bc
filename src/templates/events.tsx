import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { headOfList, ListPage } from '../components/ListPage';
import { Stack } from '../components/Section';
import { Subscribe } from '../components/Subscribe';
import { EventMarks } from '../components/EventFact';
import { EventFilters } from '../components/EventFilters';
import { EventList } from '../components/EventList';
import { toListedEvent } from '../content/types/listedEvent';
import type { ListedEvent } from '../content/types/listedEvent';
import { toList, withoutRepeats } from '../content/values/documentList';
import { filterEvents } from '../content/types/eventFilters';
import { inPhase, phaseOf } from '../content/values/occasion';
import { formatDate } from '../i18n/dates';
import { PageHead } from '../head/PageHead';
import type { ListContext } from '../pageContext';
import { useBrowserValue } from '../state/useBrowserValue';
import { useNow } from '../state/useNow';
import { calendarPath } from '../addresses';

export const query = graphql`
  query EventsPage(
    $lang: String!
    $where: PRISMIC_WhereArticle
    $sortBy: PRISMIC_SortArticley
    $first: Int
    $after: String
    $current: [String!]
    $hasCurrent: Boolean = false
  ) {
    prismic {
      allArticles(lang: $lang, where: $where, sortBy: $sortBy, first: $first, after: $after) {
        ...EventList
      }
      current: allArticles(lang: $lang, id_in: $current) @include(if: $hasCurrent) {
        ...EventList
      }
    }
  }
`;

export default function EventsTemplate({
  data,
  pageContext,
}: PageProps<Queries.EventsPageQuery, ListContext>) {
  const { lang, page } = pageContext;
  const now = useNow();
  const hash = useBrowserValue(() => window.location.hash.slice(1), undefined);
  const { allArticles, current: behind } = data.prismic;
  // A later page of the list contains the events of `current` that have ended since the build.
  const late = toList(behind, toListedEvent).filter(
    ({ occasion }) => phaseOf(occasion, now) !== 'past',
  );
  const events = withoutRepeats([...toList(allArticles, toListedEvent), ...late]);
  const upcoming = inPhase(events, 'upcoming', now).sort(byStart);
  const { filters, idsOf } = filterEvents(events, lang, now);
  const [all = '', ...others] = filters.map(({ id }) => id);
  const current = others.find((id) => id === hash) ?? all;
  const count =
    current === all
      ? events.length
      : [...idsOf.values()].filter((ids) => ids.includes(current)).length;
  const note = <FormattedMessage id="events.asOf" values={{ date: formatDate(now, lang) }} />;
  const groups = [
    { id: 'events.running', events: inPhase(events, 'running', now), note },
    { id: 'events.upcoming', events: upcoming, note },
    { id: 'events.past', events: inPhase(events, 'past', now) },
  ] as const;
  const lists = (
    <Stack $space={4}>
      {groups.map(({ id, ...group }) => (
        <EventList
          key={id}
          {...group}
          heading={<FormattedMessage id={id} />}
          filters={idsOf}
          marks={(event) => <EventMarks event={event} />}
        />
      ))}
    </Stack>
  );
  return (
    <>
      <ListPage kind="event" context={pageContext} isEmpty={events.length === 0}>
        {page === 1 ? (
          <EventFilters
            {...{ lang, filters, count }}
            current={hash === undefined ? undefined : current}
            next={upcoming[0]}
          >
            {lists}
          </EventFilters>
        ) : (
          lists
        )}
      </ListPage>
      <Subscribe href={calendarPath(lang)}>
        <FormattedMessage id="events.calendar" />
      </Subscribe>
    </>
  );
}

function byStart(a: ListedEvent, b: ListedEvent): number {
  return Date.parse(a.occasion?.start ?? '') - Date.parse(b.occasion?.start ?? '');
}

export function Head(head: HeadProps<Queries.EventsPageQuery, ListContext>) {
  const { pageContext: context } = head;
  return (
    <PageHead page={head} {...headOfList('event', context)} calendar={calendarPath(context.lang)} />
  );
}
