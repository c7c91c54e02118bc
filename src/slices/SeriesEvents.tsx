import { FormattedMessage } from 'react-intl';
import { EventMarks } from '../components/EventFact';
import { EventList } from '../components/EventList';
import { TitleLink } from '../components/Link';
import { Section } from '../components/Section';
import { toArticleCard } from '../content/types/articleCard';
import type { TitledDocument } from '../content/values/document';
import { toList } from '../content/values/documentList';
import { phaseOf } from '../content/values/occasion';
import { eventTexts } from '../i18n/messages/eventFacts';
import { useNow } from '../state/useNow';

type Props = {
  list: Queries.EventsFragment['events'];
  /** The page of the series, unless it is the current page. */
  series?: TitledDocument;
  current: string;
};

export function SeriesEvents({ list, series, current }: Props) {
  const now = useNow();
  const events = toList(list, toArticleCard)
    .filter(({ id }) => id !== current)
    .map((event) => ({ ...event, image: undefined }));
  const label = series && eventTexts[series.lang].series;
  const link = series && (
    <TitleLink document={{ ...series, heading: `${label}: ${series.title}` }} />
  );
  if (events.length === 0) return link ? <Section>{link}</Section> : null;
  return (
    <EventList
      heading={link ?? <FormattedMessage id="events.title" />}
      events={events}
      marks={(event) => (
        <EventMarks event={event} isOver={phaseOf(event.occasion, now) === 'past'} />
      )}
    />
  );
}
