import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { isEmbargoed, publicationDay } from '../../content/values/isEmbargoed';
import { endOfEvent } from '../../content/values/occasion';
import { endOf } from '../../i18n/days';
import type { ContentDocument } from '../readContent';
import { toDeadlines } from '../subscriptions/toDeadlines';
import { toPost } from '../subscriptions/toPost';

/**
 * Writes `next-change.json`: when the site has to be built again although nobody publishes anything. The
 * workflow that publishes the site reads it every hour.
 */
export function writeNextChange(
  { getNodesByType, reporter }: Pick<BuildArgs, 'getNodesByType' | 'reporter'>,
  content: readonly ContentDocument[],
): void {
  const [refNode] = getNodesByType('PrismicRef');
  const { scheduled = [] } = JSON.parse(refNode?.internal?.content ?? '{}');
  const withheld = content.filter((document) => isEmbargoed(document));
  for (const document of withheld) {
    const { id, uid, lang } = document._meta;
    reporter.info(
      `Document ${id} (uid ${uid}, language ${lang}) is on the site from ${publicationDay(document)}`,
    );
  }
  const changes = nextChanges(
    {
      publications: withheld.flatMap((document) => publicationDay(document) ?? []),
      events: content.flatMap((document) => toPost(document)?.occasion ?? []),
      deadlines: content.flatMap(
        (document) => toDeadlines(document)?.posts.map(({ occasion }) => occasion.start) ?? [],
      ),
      releases: scheduled,
    },
    new Date(),
  );
  const at = changes[0]?.at ?? null;
  writeFileSync(path.resolve('public/next-change.json'), JSON.stringify({ at, changes }, null, 1));
  reporter.info(
    at === null ? 'No change comes with time' : `The next change with time comes at ${at}`,
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

const MAX_SHOWN_CHANGES = 20;

/** A moment at which a build of the same content would be another one. */
type Change = {
  /** ISO 8601. */
  at: string;
  why: 'publication' | 'event start' | 'event end' | 'deadline' | 'release';
};

/** The dates of the content. All are ISO 8601: a day, or a timestamp. */
export type Dates = {
  /** Days from which documents are published. */
  publications: readonly string[];
  events: readonly { start: string; end?: string }[];
  deadlines: readonly string[];
  /** Moments at which the CMS publishes releases. */
  releases: readonly string[];
};

/**
 * Lists the next changes that come with time alone. The HTML of a build says what is on at the start of its
 * day (`useNow`), so what happens in a day changes the first build of the next one.
 *
 * @returns the earliest first; it says nothing of what is not published yet
 */
export function nextChanges(
  { publications, events, deadlines, releases }: Dates,
  now: Date,
): Change[] {
  const all = [
    ...publications.map((day) => toChange('publication', Date.parse(day))),
    ...events.map(({ start }) => toChange('event start', toMidnight(Date.parse(start)))),
    ...events.map((event) => toChange('event end', toMidnight(endOfEvent(event)))),
    ...deadlines.map((day) => toChange('deadline', toMidnight(endOf(day)))),
    ...releases.map((moment) => toChange('release', Date.parse(moment))),
  ];
  const coming = all.filter(({ at }) => at > now.getTime()).sort((a, b) => a.at - b.at);
  const changes = coming.map(({ at, why }) => ({ at: new Date(at).toISOString(), why }));
  const unique = new Map(changes.map((change) => [`${change.at} ${change.why}`, change]));
  return [...unique.values()].slice(0, MAX_SHOWN_CHANGES);
}

function toChange(why: Change['why'], at: number) {
  return { why, at };
}

/** The first midnight at or after a moment, in Reykjavík, which is on UTC. */
function toMidnight(moment: number): number {
  return Math.ceil(moment / DAY_MS) * DAY_MS;
}
