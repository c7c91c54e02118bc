import { feedPath, openSearchPath } from '../addresses';
import type { PageFacts } from './PageFacts';
import type { Tag } from './Tag';

const feeds = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;

/** What belongs to a page besides itself: feeds, a calendar, search, the other pages of a list. */
export function toLinkTags({ lang, say, category, calendar, pathOf, context }: PageFacts): Tag[] {
  const { page = 1, pages = 1 } = context;
  const name = say('sitename');
  // A feed reader offers the first one that it finds.
  const subjects = category === undefined ? [undefined] : [category, undefined];
  const subscriptions = subjects.flatMap((subject) =>
    (['atom', 'json'] as const).map((format) => ({
      rel: 'alternate',
      type: feeds[format],
      title: subject === undefined ? name : `${subject} – ${name}`,
      href: feedPath(format, lang, subject),
    })),
  );
  const links: Record<string, string>[] = [
    ...subscriptions,
    ...(calendar ? [{ rel: 'alternate', type: 'text/calendar', href: calendar }] : []),
    {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: name,
      href: openSearchPath(lang),
    },
    ...(pathOf && page > 1 ? [{ rel: 'prev', href: pathOf(page - 1) }] : []),
    ...(pathOf && page < pages ? [{ rel: 'next', href: pathOf(page + 1) }] : []),
  ];
  return links.map(({ href = '', ...rest }) => ({
    name: 'link',
    attributes: { ...rest, href: encodeURI(href) },
  }));
}
