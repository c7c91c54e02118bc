import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { toDate } from '../../content/values/cmsValues';
import { isEmbargoed, publicationDay } from '../../content/values/isEmbargoed';
import { leadsFrom } from '../../content/values/leadingEvent';
import { endOfEvent } from '../../content/values/occasion';
import { DAY_MS, dayOf, endOf } from '../../i18n/days';
import type { ContentDocument } from '../readContent';
import { toDeadlines, toLeadDays, toPost } from '../subscriptions/toPost';

/** Writes the time at which a build is needed. The publishing workflow reads the file hourly. */
export function writeNextChange(
  { getNodesByType, reporter }: Pick<BuildArgs, 'getNodesByType' | 'reporter'>,
  content: readonly ContentDocument[],
): void {
  const [refNode] = getNodesByType('PrismicRef');
  const { scheduled = [] } = JSON.parse(refNode?.internal?.content ?? '{}');
  // The pages show the day of Gatsby's `buildTime`, the start of the process. A midnight may have
  // passed since.
  const start = new Date(performance.timeOrigin);
  const withheld = content.filter(
    (document) => document._meta.type === 'article' && isEmbargoed(document, start),
  );
  for (const document of withheld) {
    const { id, uid, lang } = document._meta;
    reporter.info(
      `Document ${id} (uid ${uid}, language ${lang}) is not on the site before ${publicationDay(document)}`,
    );
  }
  const at = nextChange(
    {
      publications: withheld.flatMap((document) => publicationDay(document) ?? []),
      events: content.flatMap((document) => toPost(document)?.occasion ?? []),
      deadlines: content
        .flatMap((document) => toDeadlines(document)?.posts ?? [])
        .map(({ occasion }) => occasion.start),
      leads: content.flatMap(toLeadDays),
      sales: content.flatMap((document) => toDate(document['tickets_date']) ?? []),
      releases: scheduled,
    },
    start,
  );
  writeFileSync(path.resolve('public/next-change.json'), JSON.stringify({ at }));
  reporter.info(
    at === null
      ? 'Without new content, the site needs no other build'
      : `The site must be built again at ${at}, even if nobody publishes anything (next-change.json)`,
  );
}

/** All dates are days or timestamps in ISO 8601. `leads` are of `toLeadDays`. */
export type Dates = Record<
  'publications' | 'deadlines' | 'leads' | 'sales' | 'releases',
  readonly string[]
> & {
  events: readonly { start: string; end?: string }[];
};

/**
 * Returns the time of the next change that only time causes, in ISO 8601, or `null`. The HTML shows
 * the state at the start of the build's day (`useNow`), so a change during a day needs a build on
 * the next day.
 */
export function nextChange(
  { publications, events, deadlines, leads, sales, releases }: Dates,
  now: Date,
): string | null {
  const daysToMonday = (8 - now.getUTCDay()) % 7 || 7;
  const monday = Date.parse(dayOf(now.toISOString())) + daysToMonday * DAY_MS;
  const changes = [
    ...[...publications, ...sales].map((day) => Date.parse(day)),
    ...events.flatMap((event) => [
      leadsFrom(event),
      // From its first day on, an event leads before events that have not begun (`leadingEvent`).
      Date.parse(dayOf(event.start)),
      toMidnight(Date.parse(event.start)),
      toMidnight(endOfEvent(event)),
    ]),
    ...leads.map((day) => endOf(day)),
    // The list of events names the days of the coming weekend, so it changes after the weekend.
    ...(events.some((event) => endOfEvent(event) > monday) ? [monday] : []),
    ...deadlines.map((day) => toMidnight(endOf(day))),
    ...releases.map((moment) => Date.parse(moment)),
  ];
  const [next] = changes.filter((moment) => moment > now.getTime()).sort((a, b) => a - b);
  return next === undefined ? null : new Date(next).toISOString();
}

/** Reykjavík is on UTC. */
function toMidnight(moment: number): number {
  return Math.ceil(moment / DAY_MS) * DAY_MS;
}
