import { toAscii } from '../../i18n/toAscii';
import type { Language } from '../../i18n/languages';
import type { ArticleCard } from './articleCard';
import { toText } from '../values/cmsValues';
import { endOfEvent, phaseOf } from '../values/occasion';

type Event = Pick<ArticleCard, 'id' | 'occasion' | 'tags'>;

export type EventTime = 'all' | 'running' | 'weekend' | 'days';

export type EventFilter = {
  /** The URL fragment that selects the filter, in ASCII. */
  id: string;
} &
  /** `span` is in ms since 1970. */
  (
    | { time: EventTime; span?: [begin: number, end: number]; label?: undefined }
    | { time?: undefined; span?: undefined; label: string }
  );

type FilteredEvents = {
  /** All events pass the first filter. */
  filters: EventFilter[];
  /** The ids of the filters that an event passes, by event id. */
  idsOf: Map<string, string[]>;
};

/** A subject or place with fewer events gets no filter. */
const MIN_EVENTS = 2;
/** This many subjects and places, together with the times, fill one row of a wide window. */
const MAX_LABELS = 7;
const DAYS = 30;

const prefixes: Record<Language, { all: string; what: string; where: string }> = {
  is: { all: 'allir', what: 'efni', where: 'stadur' },
  'en-us': { all: 'all', what: 'subject', where: 'place' },
};

const times: {
  id: Record<Language, string>;
  time: EventTime;
  /** Returns begin and end in ms since 1970. */
  at: (now: Date) => [begin: number, end: number];
}[] = [
  {
    id: { is: 'stendur-yfir', 'en-us': 'on-now' },
    time: 'running',
    at: (now) => [now.getTime(), now.getTime()],
  },
  {
    id: { is: 'um-helgina', 'en-us': 'this-weekend' },
    time: 'weekend',
    // On a Sunday the weekend began the day before.
    at: (now) => {
      const daysToSunday = (7 - now.getUTCDay()) % 7;
      return [startOfDay(now, daysToSunday - 1), startOfDay(now, daysToSunday + 1) - 1];
    },
  },
  {
    id: { is: 'naestu-30-daga', 'en-us': 'next-30-days' },
    time: 'days',
    at: (now) => [now.getTime(), startOfDay(now, DAYS + 1) - 1],
  },
];

/**
 * Returns the filters of a list of events at an ISO 8601 timestamp. Subjects are the events' tags.
 * Places are the texts after the last comma of `place`: a street or a town. Reykjavík is on UTC.
 */
export function filterEvents(
  events: readonly Event[],
  lang: Language,
  now: string,
): FilteredEvents {
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
  const spans = times.map(({ id, time, at }) => ({ id: id[lang], time, at: at(new Date(now)) }));
  const timesOf = ({ occasion }: Event) => {
    if (!occasion || phaseOf(occasion, now) === 'past') return [];
    const start = Date.parse(occasion.start);
    return spans.filter(({ at: [begin, end] }) => start <= end && endOfEvent(occasion) > begin);
  };
  const idsOf = new Map(
    events.map((event) => {
      const own = labelsOf(event).map(({ id }) => id);
      const named = labels.filter(({ id }) => own.includes(id));
      return [event.id, [...timesOf(event), ...named].map(({ id }) => id)];
    }),
  );
  return {
    filters: [
      { id: all, time: 'all' },
      ...spans.map(({ id, time, at: span }): EventFilter => {
        return time === 'weekend' ? { id, time, span } : { id, time };
      }),
      ...labels,
    ],
    idsOf,
  };
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
