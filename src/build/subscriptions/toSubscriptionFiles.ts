import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
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
 * Writes all feeds, calendars and search descriptions.
 *
 * @param posts of all languages
 * @returns contents by path, not percent-encoded
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

type FeedOptions = { site: Site; lang: Language; category?: string };

function feedFiles(
  posts: readonly Post[],
  options: FeedOptions,
): [address: string, text: string][] {
  const { lang, category } = options;
  const feed = toFeed(posts, options);
  return [
    [feedPath('atom', lang, category), toAtom(feed)],
    [feedPath('json', lang, category), toJsonFeed(feed)],
  ];
}

function calendarFiles(
  posts: readonly Post[],
  { site, lang }: FeedOptions,
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
