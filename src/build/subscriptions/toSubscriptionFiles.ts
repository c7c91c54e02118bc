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
import { findCategories } from '../pages/toLists';
import { toAtom } from './toAtom';
import { datedPosts, toEventCalendar, toSubscription } from './toCalendar';
import type { Deadlines } from './toDeadlines';
import { toOpenSearch } from './toOpenSearch';
import type { Post } from './toPost';
import type { Site } from './toSite';

/** Returns contents of feeds, calendars and search descriptions by path, not percent-encoded. */
export function toSubscriptionFiles(
  posts: readonly Post[],
  site: Site,
  deadlines: readonly Deadlines[] = [],
): Map<string, string> {
  return new Map([
    ...languages.flatMap((lang) => [
      [feedPath(lang), toAtom(posts, { site, lang })] as const,
      ...categoriesWithFeed(posts, lang).map(
        (category) => [feedPath(lang, category), toAtom(posts, { site, lang, category })] as const,
      ),
      ...calendarFiles(posts, { site, lang }),
      [openSearchPath(lang), toOpenSearch({ site, lang })] as const,
    ]),
    ...deadlines.flatMap((page) => deadlineFiles(page, site)),
  ]);
}

/** Returns the categories of addresses.ts, and editors' own categories if they have a list. */
function categoriesWithFeed(posts: readonly Post[], lang: Language): string[] {
  const own = posts.filter((post) => post.lang === lang);
  return [...categoriesOf(lang), ...findCategories(own, lang)];
}

function deadlineFiles({ posts, ...page }: Deadlines, site: Site): [string, string][] {
  const { lang, title, path } = page;
  const file = deadlinesPath(path);
  return [
    [
      file,
      toSubscription(datedPosts(posts, lang), { site, lang, list: { title, page: path, file } }),
    ],
    [feedOf(path), toAtom(posts, { site, lang, page })],
  ];
}

function calendarFiles(
  posts: readonly Post[],
  { site, lang }: { site: Site; lang: Language },
): [string, string][] {
  const events = datedPosts(posts, lang);
  return [
    [calendarPath(lang), toSubscription(events, { site, lang })],
    ...events.map((event): [string, string] => [
      eventCalendarPath(event.path),
      toEventCalendar(event, site),
    ]),
  ];
}
