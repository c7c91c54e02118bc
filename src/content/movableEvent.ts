import { dayOf } from '../i18n/days';
import type { ArticleCard } from './articleCard';
import type { Occasion } from './occasion';

/** A day relative to today (-1 is yesterday), with or without a time of day. */
type Moment = { day: number; time?: string };

/** A sample event whose dates are relative to today, so that it never becomes outdated. */
export type Movable<Event extends ArticleCard> = Omit<Event, 'occasion'> & {
  starts: Moment;
  ends?: Moment;
  place?: string;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Converts an event's relative days to dates.
 *
 * @param now ISO 8601 timestamp
 * @returns dates (`YYYY-MM-DD`) where no time is given, else timestamps
 */
export function toOccasion(
  { starts, ends, place }: Pick<Movable<ArticleCard>, 'starts' | 'ends' | 'place'>,
  now: string,
): Occasion {
  const at = ({ day, time }: Moment) => {
    const date = dayOf(Date.parse(now) + day * DAY_MS);
    return time ? `${date}T${time}:00Z` : date;
  };
  return { start: at(starts), end: ends && at(ends), place };
}
