import { formatDate, formatDateRange, formatTime } from '../../i18n/dates';
import { languageFacts, type Language } from '../../i18n/languages';
import { categoryPath, feedPath, homePath, listPath } from '../../addresses';
import { allWords } from '../../i18n/allWords';
import { isDay, type Occasion, type Post } from './toPost';
import type { Site } from './toSite';

/** How many entries a feed has: the newest. */
const feedSize = 50;

export type FeedEntry = {
  id: string;
  url: string;
  title: string;
  summary?: string;
  image?: { url: string; alt?: string };
  author?: string;
  tags: string[];
  published: Date;
  updated: Date;
};

/** What can be subscribed to, before it is written in a format. Addresses are whole. */
export type Feed = {
  id: string;
  /** BCP 47 tag. */
  language: string;
  title: string;
  description: string;
  publisher: { name: string; url: string };
  /** The list of which the feed tells. */
  page: string;
  /** Where the feed itself is, by format. */
  self: Record<'atom' | 'json', string>;
  /** Of the newest entry: the same content gives the same feed, whenever it is built. */
  updated: Date;
  entries: FeedEntry[];
};

type Of = { site: Site; lang: Language; category?: string };

/**
 * The newest articles and events of a language, or of one of its categories.
 *
 * @param posts in any order, of any language; those without any date are nobody's news
 */
export function toFeed(posts: readonly Post[], { site, lang, category }: Of): Feed {
  const words = allWords[lang];
  const entries = posts
    .filter((post) => post.lang === lang)
    .filter((post) => category === undefined || post.category === category)
    .flatMap((post) => toEntry(post, site) ?? [])
    .sort((a, b) => Number(b.published) - Number(a.published) || (a.id < b.id ? -1 : 1))
    .slice(0, feedSize);
  const self = (format: 'atom' | 'json') => feedPath(format, lang, category);
  return {
    id: toTag(site, new URL(site.urlOf(self('atom'))).pathname),
    language: languageFacts[lang].tag,
    title: `${category ?? words['article.news']} – ${words.sitename}`,
    description: words['site.description'],
    publisher: { name: words.sitename, url: site.urlOf(homePath(lang)) },
    page: site.urlOf(
      category === undefined ? listPath('article', lang) : categoryPath(category, lang),
    ),
    self: { atom: site.urlOf(self('atom')), json: site.urlOf(self('json')) },
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => Number(updated)))),
    entries,
  };
}

function toEntry(post: Post, site: Site): FeedEntry | undefined {
  const { id, path, title, lead, image, author, category, tags, published, updated } = post;
  if (!published || !updated) return undefined;
  const facts = post.occasion ? tellOccasion(post.occasion, post.lang) : [];
  return {
    id: toTag(site, encodeURIComponent(id)),
    url: site.urlOf(path),
    title,
    summary: [...facts, ...(lead ? [lead] : [])].join(' · ') || undefined,
    image: image && { ...image, url: toWhole(image.url, site) },
    author,
    tags: [...new Set([...(category ? [category] : []), ...tags])],
    published,
    updated,
  };
}

/** An image lies on this site or with the CMS. */
function toWhole(address: string, site: Site): string {
  return address.startsWith('/') ? site.urlOf(address) : address;
}

/** An id that stays when the address changes (RFC 4151). The year is when the scheme was chosen. */
function toTag(site: Site, name: string): string {
  return `tag:${site.host},2026:${name}`;
}

/** Its days and, where it is all on one day, its hours; then its place. */
function tellOccasion({ start, end, place }: Occasion, lang: Language): string[] {
  const days = formatDateRange(start, end, lang);
  const isOneDay = days === formatDate(start, lang);
  const hours = [start, end]
    .flatMap((date) => (date && isOneDay && !isDay(date) ? formatTime(date, lang) : []))
    .join('–');
  return [hours ? `${days}, ${hours}` : days, ...(place ? [place] : [])];
}
