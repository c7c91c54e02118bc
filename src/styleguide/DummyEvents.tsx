import { FormattedMessage } from 'react-intl';
import { Feature } from '../components/Feature';
import { Section } from '../components/Section';
import { Stack } from '../components/Stack';
import { Timetable } from '../components/Timetable';
import type { ArticleCard } from '../content/articleCard';
import { toOccasion, type Movable } from '../content/movableEvent';
import { phaseOf } from '../content/occasion';
import { formatDate } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { useNow } from '../state/useNow';
import { calendarPath } from '../addresses';

/** What styleguide/samples gives the page. */
export type DummyEventsContext = {
  lang: Language;
  heading: string;
  feature: Movable<ArticleCard>;
  events: Movable<ArticleCard>[];
};

/** The way into all events: one large, then those that go on, come, and are over. */
export function DummyEvents(context: DummyEventsContext) {
  const { lang, feature, events } = context;
  const now = useNow();
  const place = (event: Movable<ArticleCard>) => ({ ...event, occasion: toOccasion(event, now) });
  const placed = events.map(place);
  const note = <FormattedMessage id="events.asOf" values={{ date: formatDate(now, lang) }} />;
  const inPhase = (phase: ReturnType<typeof phaseOf>) =>
    placed.filter(({ occasion }) => phaseOf(occasion, now) === phase);
  return (
    <Stack $space={4}>
      <Feature piece={place(feature)} />
      <Timetable
        heading={<FormattedMessage id="events.running" />}
        note={note}
        events={inPhase('running')}
      />
      <Timetable
        heading={<FormattedMessage id="events.upcoming" />}
        note={note}
        events={inPhase('upcoming')}
      />
      <Timetable heading={<FormattedMessage id="events.past" />} events={inPhase('past')} />
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
