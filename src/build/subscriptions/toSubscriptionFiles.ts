import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import {
  calendarPath,
  categoriesOf,
  deadlinesPath,
  eventCalendarPath,
  feedOf,
  feedPath,
  openSearchPath,
} from '../../addresses';
import { toAtom } from './toAtom';
import { datedPosts, toEventCalendar, toSubscription } from './toCalendar';
import type { Deadlines } from './toDeadlines';
import { toFeed } from './toFeed';
import { toJsonFeed } from './toJsonFeed';
import { toOpenSearch } from './toOpenSearch';
import type { Post } from './toPost';
import type { Site } from './toSite';

type File = [address: string, text: string];

/**
 * Writes all feeds, calendars and search descriptions.
 *
 * @param posts of all languages
 * @param deadlines of the pages that have some
 * @returns contents by path, not percent-encoded
 */
export function toSubscriptionFiles(
  posts: readonly Post[],
  site: Site,
  deadlines: readonly Deadlines[] = [],
): Map<string, string> {
  return new Map([
    ...languages.flatMap((lang) => [
      ...feedFiles(posts, { site, lang }),
      ...categoriesOf(lang).flatMap((category) => feedFiles(posts, { site, lang, category })),
      ...calendarFiles(posts, { site, lang }),
      [openSearchPath(lang), toOpenSearch({ site, lang })] as const,
    ]),
    ...deadlines.flatMap((page) => deadlineFiles(page, site)),
  ]);
}

type FeedOptions = { site: Site; lang: Language; category?: string };

function feedFiles(posts: readonly Post[], options: FeedOptions): File[] {
  const { lang, category } = options;
  const feed = toFeed(posts, options);
  return [
    [feedPath('atom', lang, category), toAtom(feed)],
    [feedPath('json', lang, category), toJsonFeed(feed)],
  ];
}

/** The calendar and the feeds of a page's deadlines. */
function deadlineFiles({ posts, ...page }: Deadlines, site: Site): File[] {
  const { lang, title, path } = page;
  const file = deadlinesPath(path);
  const feed = toFeed(posts, { site, lang, page });
  return [
    [
      file,
      toSubscription(datedPosts(posts, lang), { site, lang, list: { title, page: path, file } }),
    ],
    [feedOf(path, 'atom'), toAtom(feed)],
    [feedOf(path, 'json'), toJsonFeed(feed)],
  ];
}

function calendarFiles(posts: readonly Post[], { site, lang }: FeedOptions): File[] {
  const events = datedPosts(posts, lang);
  return [
    [calendarPath(lang), toSubscription(events, { site, lang })],
    ...events.map((event): [string, string] => [
      eventCalendarPath(event.path),
      toEventCalendar(event, site),
    ]),
  ];
}
