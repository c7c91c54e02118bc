import { toAscii } from '../../i18n/toAscii';
import type { Language } from '../../i18n/languages';
import type { ArticleCard } from './articleCard';
import { toText } from '../values/cmsValues';
import { endOfEvent, phaseOf } from '../values/occasion';

type Event = Pick<ArticleCard, 'id' | 'occasion' | 'tags'>;

export type EventTime = 'all' | 'running' | 'weekend' | 'days';

/** A filter by time has a `time`, any other filter a `label`. */
export type EventFilter = {
  id: string;
  time?: EventTime;
  label?: string;
  /** The weekend, in ms since 1970. */
  span?: Span;
};

type Span = [begin: number, end: number];

/** A subject or place with fewer events gets no filter. */
const MIN_EVENTS = 2;
/** This many subjects and places, together with the times, fill one row of a wide window. */
const MAX_LABELS = 7;
const DAYS = 30;

const prefixes: Record<Language, { all: string; what: string; where: string }> = {
  is: { all: 'allir', what: 'efni', where: 'stadur' },
  'en-us': { all: 'all', what: 'subject', where: 'place' },
};

const timeIds: Record<Language, Record<Exclude<EventTime, 'all'>, string>> = {
  is: { running: 'stendur-yfir', weekend: 'um-helgina', days: 'naestu-30-daga' },
  'en-us': { running: 'on-now', weekend: 'this-weekend', days: 'next-30-days' },
};

function timesAt(now: Date, lang: Language): { id: string; time: EventTime; span: Span }[] {
  const ids = timeIds[lang];
  // On a Sunday the weekend began the day before.
  const daysToSunday = (7 - now.getUTCDay()) % 7;
  const saturday = startOfDay(now, daysToSunday - 1);
  const moment = now.getTime();
  return [
    { id: ids.running, time: 'running', span: [moment, moment] },
    { id: ids.weekend, time: 'weekend', span: [saturday, startOfDay(now, daysToSunday + 1) - 1] },
    { id: ids.days, time: 'days', span: [moment, startOfDay(now, DAYS + 1) - 1] },
  ];
}

// Also returns the ids of the filters that each event passes, by event id. Subjects are the tags,
// places the texts after the last comma of `place`. Reykjavík is on UTC.
export function filterEvents(events: readonly Event[], lang: Language, now: string) {
  const { all, what, where } = prefixes[lang];
  const toFilter = (prefix: string, label: string) => ({
    id: `${prefix}-${toAscii(label).replace(/[^a-z0-9]+/g, '-')}`,
    label,
  });
  const labelsOf = (event: Event): EventFilter[] => {
    const place = placeOf(event);
    const subjects = event.tags.map((tag) => toFilter(what, tag));
    return place === undefined ? subjects : [...subjects, toFilter(where, place)];
  };
  const labels = mostFrequent(events.flatMap(labelsOf));
  const times = timesAt(new Date(now), lang);
  const timesOf = ({ occasion }: Event) => {
    if (!occasion || phaseOf(occasion, now) === 'past') return [];
    const start = Date.parse(occasion.start);
    return times.filter(({ span: [begin, end] }) => start <= end && endOfEvent(occasion) > begin);
  };
  const idsOf = new Map(
    events.map((event) => {
      const ids = labelsOf(event).map(({ id }) => id);
      const named = labels.filter(({ id }) => ids.includes(id));
      return [event.id, [...timesOf(event), ...named].map(({ id }) => id)];
    }),
  );
  const filters: EventFilter[] = [
    { id: all, time: 'all' },
    ...times.map(({ id, time, span }) => ({ id, time, ...(time === 'weekend' && { span }) })),
    ...labels,
  ];
  return { filters, idsOf };
}

function placeOf({ occasion }: Event): string | undefined {
  return toText(occasion?.place?.split(',').slice(1).at(-1));
}

/** Returns the most frequent filters first, equally frequent ones in the order of the list. */
function mostFrequent(filters: readonly EventFilter[]): EventFilter[] {
  const counts = new Map<string, { filter: EventFilter; count: number }>();
  for (const filter of filters) {
    counts.set(filter.id, { filter, count: (counts.get(filter.id)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count >= MIN_EVENTS)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_LABELS)
    .map(({ filter }) => filter);
}

function startOfDay(date: Date, daysLater: number): number {
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + daysLater);
}
