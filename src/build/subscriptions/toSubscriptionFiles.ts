import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import {
  calendarPath,
  categoriesOf,
  categoryPath,
  deadlinesPath,
  eventCalendarPath,
  feedOf,
  listPath,
  openSearchPath,
} from '../../addresses';
import { findCategories } from '../pages/toLists';
import { toAtom, toFeed, toJsonFeed } from './toFeed';
import { datedPosts, toEventCalendar, toSubscription } from './toCalendar';
import type { Deadlines } from './toDeadlines';
import type { Feed } from './toFeed';
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
      ...feedFiles(toFeed(posts, { site, lang }), listPath('article', lang)),
      ...categoriesWithFeed(posts, lang).flatMap((category) =>
        feedFiles(toFeed(posts, { site, lang, category }), categoryPath(category, lang)),
      ),
      ...calendarFiles(posts, { site, lang }),
      [openSearchPath(lang), toOpenSearch({ site, lang })] as const,
    ]),
    ...deadlines.flatMap((page) => deadlineFiles(page, site)),
  ]);
}

/** The categories of the site, and those that editors have added: the same that have a list. */
function categoriesWithFeed(posts: readonly Post[], lang: Language): string[] {
  const own = posts.filter((post) => post.lang === lang);
  return [...categoriesOf(lang), ...findCategories(own, lang)];
}

/** @param page path of the page that lists the same entries */
function feedFiles(feed: Feed, page: string): File[] {
  return [
    [feedOf(page, 'atom'), toAtom(feed)],
    [feedOf(page, 'json'), toJsonFeed(feed)],
  ];
}

/** The calendar and the feeds of a page's deadlines. */
function deadlineFiles({ posts, ...page }: Deadlines, site: Site): File[] {
  const { lang, title, path } = page;
  const file = deadlinesPath(path);
  return [
    [
      file,
      toSubscription(datedPosts(posts, lang), { site, lang, list: { title, page: path, file } }),
    ],
    ...feedFiles(toFeed(posts, { site, lang, page }), path),
  ];
}

function calendarFiles(
  posts: readonly Post[],
  { site, lang }: { site: Site; lang: Language },
): File[] {
  const events = datedPosts(posts, lang);
  return [
    [calendarPath(lang), toSubscription(events, { site, lang })],
    ...events.map((event): [string, string] => [
      eventCalendarPath(event.path),
      toEventCalendar(event, site),
    ]),
  ];
}
