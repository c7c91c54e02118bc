import { graphql } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { listPath } from '../addresses';
import { EventList } from '../components/EventList';
import { Link } from '../components/Link';
import type { ArticleCard } from '../content/types/articleCard';
import { toText } from '../content/values/cmsValues';
import { inPhase } from '../content/values/occasion';
import { useNow } from '../state/useNow';
import { changingSlice, countOf, withoutFeatured } from './slice';
import type { Homepage, Place } from './slice';

export const fragments = graphql`
  fragment EventsSlice on PRISMIC_HomepageSectionsEvents {
    primary {
      heading
      count
    }
  }
`;

/** The view shows the first `count` events that are not over at the reader's time. */
type EventsContent = { heading?: string; events: ArticleCard[]; count: number };

const EVENTS = 4;

export const events = changingSlice(toEvents, {
  show: (content, place) => ({ ...content, events: withoutFeatured(content.events, place) }),
  View: EventsView,
});

function toEvents(
  { primary }: Queries.EventsSliceFragment,
  page: Homepage,
): EventsContent | undefined {
  if (page.events.length === 0) return undefined;
  const count = countOf(primary, EVENTS);
  return { heading: toText(primary?.heading), events: page.events, count };
}

const ListLink = styled(Link)`
  font-size: var(--text);
  color: var(--ink);
`;

export function EventsView({ heading, events, count, lang }: EventsContent & Pick<Place, 'lang'>) {
  const now = useNow();
  return (
    <EventList
      heading={heading ?? <FormattedMessage id="events.title" />}
      note={
        <ListLink to={{ href: listPath('event', lang) }}>
          <FormattedMessage id="events.back" />
        </ListLink>
      }
      events={[
        ...inPhase(events, 'running', now),
        ...inPhase(events, 'upcoming', now).reverse(),
      ].slice(0, count)}
    />
  );
}
