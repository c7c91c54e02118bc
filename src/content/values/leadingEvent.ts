import { DAY_MS, dayOf, lastDayOf } from '../../i18n/days';
import type { Occasion } from './occasion';
import { endOfEvent } from './occasion';

/** An event can lead the front page from this number of days before its first day. */
const LEAD_DAYS = 28;

/** Returns a moment in ms since 1970. */
export function leadsFrom({ start }: Pick<Occasion, 'start'>): number {
  return Date.parse(dayOf(start)) - LEAD_DAYS * DAY_MS;
}

// Of the events that are on, prefers events of several days, then the earliest end. An event is on
// all of its first day, so the page does not change at the hour.
export function leadingEvent<Event extends { occasion?: Occasion }>(
  events: readonly Event[],
  now: string,
): Event | undefined {
  const moment = Date.parse(now);
  const dated = events.flatMap((event) => (event.occasion ? [toDated(event, event.occasion)] : []));
  const open = dated.filter(({ end }) => moment < end);
  const [running] = open
    .filter(({ firstDay }) => firstDay <= moment)
    .sort((a, b) => Number(a.isOfOneDay) - Number(b.isOfOneDay) || a.end - b.end);
  const [next] = open
    .filter(({ occasion }) => leadsFrom(occasion) <= moment)
    .sort((a, b) => a.firstDay - b.firstDay || b.end - a.end);
  return (running ?? next)?.event;
}

function toDated<Event>(event: Event, occasion: Occasion) {
  const { start, end = start } = occasion;
  return {
    event,
    firstDay: Date.parse(dayOf(start)),
    occasion,
    end: endOfEvent(occasion),
    isOfOneDay: dayOf(start) === lastDayOf(end),
  };
}
