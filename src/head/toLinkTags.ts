import { categoryPath, feedOf, listPath, openSearchPath } from '../addresses';
import type { PageMetadata } from './PageMetadata';
import type { Tag } from './PageHead';

export function toLinkTags(facts: PageMetadata): Tag[] {
  const { lang, messageOf, category, calendar, feed, title, pathOf } = facts;
  const { page = 1, pages = 1 } = facts.context;
  const name = messageOf('sitename');
  // Feed readers offer the first feed, so the feed of the page or the category comes first.
  const lists = [
    ...(feed === undefined ? [] : [{ list: title, page: feed }]),
    ...(category === undefined ? [] : [{ list: category, page: categoryPath(category, lang) }]),
    { list: undefined, page: listPath('article', lang) },
  ];
  const feedLinks = lists.map(({ list, page }) => ({
    rel: 'alternate',
    type: 'application/atom+xml',
    title: list === undefined ? name : `${list} – ${name}`,
    href: feedOf(page),
  }));
  const links: Record<string, string>[] = [
    ...feedLinks,
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
