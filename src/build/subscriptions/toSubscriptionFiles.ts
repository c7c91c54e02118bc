import { languages, type Language } from '../../i18n/languages';
import {
  calendarPath,
  categoriesOf,
  eventCalendarPath,
  feedPath,
  openSearchPath,
} from '../../addresses';
import { toAtom } from './toAtom';
import { datedPosts, toEventCalendar, toSubscription } from './toCalendar';
import { toFeed } from './toFeed';
import { toJsonFeed } from './toJsonFeed';
import { toOpenSearch } from './toOpenSearch';
import type { Post } from './toPost';
import type { Site } from './toSite';

/**
 * Everything that readers subscribe to or add to their browser or calendar.
 *
 * @param posts of all languages
 * @returns content by address, letters raw
 */
export function toSubscriptionFiles(posts: readonly Post[], site: Site): Map<string, string> {
  return new Map(
    languages.flatMap((lang) => [
      ...feedFiles(posts, { site, lang }),
      ...categoriesOf(lang).flatMap((category) => feedFiles(posts, { site, lang, category })),
      ...calendarFiles(posts, { site, lang }),
      [openSearchPath(lang), toOpenSearch({ site, lang })] as const,
    ]),
  );
}

type Of = { site: Site; lang: Language; category?: string };

function feedFiles(posts: readonly Post[], of: Of): [address: string, text: string][] {
  const feed = toFeed(posts, of);
  return [
    [feedPath('atom', of.lang, of.category), toAtom(feed)],
    [feedPath('json', of.lang, of.category), toJsonFeed(feed)],
  ];
}

function calendarFiles(
  posts: readonly Post[],
  { site, lang }: Of,
): [address: string, text: string][] {
  const events = datedPosts(posts, lang);
  return [
    [calendarPath(lang), toSubscription(events, { site, lang })],
    ...events.map((event): [string, string] => [
      eventCalendarPath(event.path),
      toEventCalendar(event, site),
    ]),
  ];
}
