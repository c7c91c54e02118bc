import type { ArticleCard, Occasion } from './articleCard';

/** A day as seen from the one on which the page is read: -1 is yesterday; with or without an hour. */
type Moment = { day: number; time?: string };

/** A made-up event that never grows old: it moves along with the day on which it is looked at. */
export type Movable<Event extends ArticleCard> = Omit<Event, 'occasion'> & {
  starts: Moment;
  ends?: Moment;
  place?: string;
};

const dayLength = 24 * 60 * 60 * 1000;

/**
 * Puts an event's days around the present one.
 *
 * @param now ISO 8601 timestamp
 * @returns days where no hour is given, else timestamps
 */
export function toOccasion(
  { starts, ends, place }: Pick<Movable<ArticleCard>, 'starts' | 'ends' | 'place'>,
  now: string,
): Occasion {
  const at = ({ day, time }: Moment) => {
    const date = new Date(Date.parse(now) + day * dayLength).toISOString().slice(0, 10);
    return time ? `${date}T${time}:00Z` : date;
  };
  return { start: at(starts), end: ends && at(ends), place };
}
