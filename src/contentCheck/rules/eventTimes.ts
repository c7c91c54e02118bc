import { toDate } from '../../content/cmsValues';
import type { CheckedDocument, Hit, Rule } from '../Rule';

/** Reykjavík is on UTC all year. Before this hour nobody opens an exhibition. */
const FIRST_HOUR = 6;
const FARTHEST_YEARS = 5;
const MS_PER_YEAR = 365 * 24 * 60 * 60 * 1000;

export const eventTimes: Rule = {
  id: 'event-times',
  severity: 'error',
  title: { is: 'Tími viðburðar stenst ekki', 'en-us': 'Impossible time of an event' },
  why: {
    is: 'Viðburðurinn stendur á röngum stað í listanum, í dagatali lesandans og hjá leitarvélum, eða hvergi.',
    'en-us':
      'The event is in the wrong place in the list, in readers’ calendars and in search engines, or in none.',
  },
  remedy: {
    is: 'Leiðréttu „start_date“ og „end_date“. Tímar eru íslenskir.',
    'en-us': 'Correct “start_date” and “end_date”. Times are those of Iceland.',
  },
  check: (document, { now }) => (isEvent(document) ? faultsOf(document, now) : []),
};

export function isEvent({ type, data }: CheckedDocument): boolean {
  return type === 'article' && data['type'] === 'event';
}

function faultsOf({ data }: CheckedDocument, now: number): Hit[] {
  const start = toDate(data['start_date']);
  const end = toDate(data['end_date']);
  if (start === undefined)
    return [{ field: 'start_date', quote: String(data['start_date'] ?? '') }];
  const hits: Hit[] = [];
  const time = Date.parse(start);
  const hour = new Date(time).getUTCHours();
  const isMidnight = /T00:00/.test(new Date(time).toISOString());
  if (Math.abs(time - now) > FARTHEST_YEARS * MS_PER_YEAR || (hour < FIRST_HOUR && !isMidnight)) {
    hits.push({ field: 'start_date', quote: start });
  }
  if (end !== undefined && Date.parse(end) < time) hits.push({ field: 'end_date', quote: end });
  return hits;
}
