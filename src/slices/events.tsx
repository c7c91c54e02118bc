import { graphql } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { listPath } from '../addresses';
import { EventList } from '../components/EventList';
import type { ArticleCard } from '../content/types/articleCard';
import { toText } from '../content/values/cmsValues';
import { inPhase } from '../content/values/occasion';
import { useNow } from '../state/useNow';
import { countOf, withoutFeatured } from './slice';
import type { Place, Slice } from './slice';

export const fragments = graphql`
  fragment EventsSlice on PRISMIC_HomepageSectionsEvents {
    primary {
      heading
      count
    }
  }
`;

const EVENTS = 4;

export const events: Slice<Queries.EventsSliceFragment> = ({ primary }, page) => {
  if (page.events.length === 0) return undefined;
  const heading = toText(primary?.heading);
  const count = countOf(primary, EVENTS);
  return {
    render: (place) => (
      <EventsView
        {...{ heading, count }}
        events={withoutFeatured(page.events, place)}
        lang={place.lang}
      />
    ),
  };
};

type Props = Pick<Place, 'lang'> & { heading?: string; events: ArticleCard[]; count: number };

export function EventsView({ heading, events, count, lang }: Props) {
  const now = useNow();
  return (
    <EventList
      heading={heading ?? <FormattedMessage id="events.title" />}
      href={listPath('event', lang)}
      linkText={<FormattedMessage id="events.back" />}
      events={[
        ...inPhase(events, 'running', now),
        ...inPhase(events, 'upcoming', now).reverse(),
      ].slice(0, count)}
    />
  );
}
