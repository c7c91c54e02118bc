import { toAscii } from '../i18n/toAscii';
import type { Language } from '../i18n/languages';
import type { ArticleCard } from './articleCard';
import { phaseOf } from './occasion';

type Event = Pick<ArticleCard, 'id' | 'occasion' | 'tags'>;

export type EventTime = 'all' | 'running' | 'week' | 'month';

/** A part of a list of events that a reader may ask for: a time, or a subject or place with its label. */
export type EventFilter = {
  /** Fragment of its address: ASCII. */
  id: string;
} & ({ time: EventTime; label?: undefined } | { time?: undefined; label: string });

export type EventFilterGroup = { kind: 'time' | 'subject' | 'place'; filters: EventFilter[] };

export type FilteredEvents = {
  groups: EventFilterGroup[];
  /** Ids of the filters that an event passes, by the event's id. */
  idsOf: Map<string, string[]>;
};

/** A subject of a single event is no help: the list is short enough to find that event. */
const MIN_EVENTS_OF_SUBJECT = 2;
const MAX_FILTERS = 8;

const prefixes: Record<Language, { all: string; what: string; where: string }> = {
  is: { all: 'allir', what: 'efni', where: 'stadur' },
  'en-us': { all: 'all', what: 'subject', where: 'place' },
};

const times: {
  id: Record<Language, string>;
  time: EventTime;
  /** @returns the end of the time that begins now, in milliseconds since 1970 */
  endAfter: (now: Date) => number;
}[] = [
  {
    id: { is: 'stendur-yfir', 'en-us': 'on-now' },
    time: 'running',
    endAfter: (now) => now.getTime(),
  },
  {
    id: { is: 'i-vikunni', 'en-us': 'this-week' },
    time: 'week',
    endAfter: (now) => endOfDay(now, (7 - now.getUTCDay()) % 7),
  },
  {
    id: { is: 'i-manudinum', 'en-us': 'this-month' },
    time: 'month',
    endAfter: (now) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - 1,
  },
];

/**
 * The filters of a list of events. Subjects are the events' tags; places are what follows the last comma:
 * a street or a town. Weeks begin on Monday; Reykjavík is on UTC.
 *
 * @param now ISO 8601 timestamp
 */
export function filterEvents(
  events: readonly Event[],
  lang: Language,
  now: string,
): FilteredEvents {
  const { all, what, where } = prefixes[lang];
  const toId = (prefix: string, label: string) =>
    `${prefix}-${toAscii(label).replace(/[^a-z0-9]+/g, '-')}`;
  const subjects = countLabels(events.flatMap(({ tags }) => tags))
    .filter(([, count]) => count >= MIN_EVENTS_OF_SUBJECT)
    .slice(0, MAX_FILTERS)
    .map(([label]) => ({ id: toId(what, label), label }));
  const places = countLabels(events.flatMap((event) => placeOf(event) ?? []))
    .slice(0, MAX_FILTERS)
    .map(([label]) => ({ id: toId(where, label), label }));
  const ends = times.map(({ id, endAfter }) => ({ id: id[lang], end: endAfter(new Date(now)) }));
  const timesOf = ({ occasion }: Event) => {
    if (!occasion || phaseOf(occasion, now) === 'past') return [];
    const start = Date.parse(occasion.start);
    return ends.filter(({ end }) => start <= end).map(({ id }) => id);
  };
  const idsOf = new Map(
    events.map((event) => {
      const labels = [...event.tags, placeOf(event)];
      const named = [...subjects, ...places].filter(({ label }) => labels.includes(label));
      return [event.id, [...timesOf(event), ...named.map(({ id }) => id)]];
    }),
  );
  const groups: EventFilterGroup[] = [
    {
      kind: 'time',
      filters: [{ id: all, time: 'all' }, ...times.map(({ id, time }) => ({ id: id[lang], time }))],
    },
    { kind: 'subject', filters: subjects },
    { kind: 'place', filters: places },
  ];
  return { groups: groups.filter(({ filters }) => filters.length > 0), idsOf };
}

function placeOf({ occasion }: Event): string | undefined {
  return /,\s*([^,]+)$/.exec(occasion?.place ?? '')?.[1]?.trim();
}

/** Each label once with its count: the most frequent first, then in the order of the list. */
function countLabels(labels: readonly string[]): [label: string, count: number][] {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function endOfDay(date: Date, daysLater: number): number {
  const day = date.getUTCDate() + daysLater + 1;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), day) - 1;
}
