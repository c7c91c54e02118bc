import { FormattedMessage } from 'react-intl';
import { EventList } from '../components/EventList';
import { Feature } from '../components/Feature';
import { Section } from '../components/Section';
import { Stack } from '../components/Stack';
import type { ArticleCard } from '../content/articleCard';
import { toOccasion } from '../content/movableEvent';
import type { Movable } from '../content/movableEvent';
import { inPhase } from '../content/occasion';
import { formatDate } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { useNow } from '../state/useNow';
import { calendarPath } from '../addresses';

/** The page context, from styleguide/samples. */
export type DummyEventsContext = {
  lang: Language;
  heading: string;
  feature: Movable<ArticleCard>;
  events: Movable<ArticleCard>[];
};

/** The sample overview of events: one large event, then running, upcoming and past events. */
export function DummyEvents(context: DummyEventsContext) {
  const { lang, feature, events } = context;
  const now = useNow();
  const withOccasion = (event: Movable<ArticleCard>) => ({
    ...event,
    occasion: toOccasion(event, now),
  });
  const datedEvents = events.map(withOccasion);
  const note = <FormattedMessage id="events.asOf" values={{ date: formatDate(now, lang) }} />;
  return (
    <Stack $space={4}>
      <Feature piece={withOccasion(feature)} />
      <EventList
        heading={<FormattedMessage id="events.running" />}
        note={note}
        events={inPhase(datedEvents, 'running', now)}
      />
      <EventList
        heading={<FormattedMessage id="events.upcoming" />}
        note={note}
        events={inPhase(datedEvents, 'upcoming', now)}
      />
      <EventList
        heading={<FormattedMessage id="events.past" />}
        events={inPhase(datedEvents, 'past', now)}
      />
      <Section>
        <p>
          <a href={calendarPath(lang)}>
            <FormattedMessage id="events.calendar" />
          </a>
        </p>
      </Section>
    </Stack>
  );
}
