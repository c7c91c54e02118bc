import { formatDate, formatDateRange, formatHours } from '../../i18n/dates';
import { languageFacts } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { categoryPath, feedOf, homePath, listPath } from '../../addresses';
import type { FeedFormat } from '../../addresses';
import { allMessages } from '../../i18n/allMessages';
import { isDay } from './toPost';
import type { Occasion, Post } from './toPost';
import type { Site } from './toSite';

/** A feed has this many entries at most: the newest. */
const FEED_SIZE = 50;

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

/** The content of a feed, independent of its format. All addresses are absolute URLs. */
export type Feed = {
  id: string;
  /** BCP 47 tag. */
  language: string;
  title: string;
  description: string;
  publisher: { name: string; url: string };
  /** The URL of the list with the same articles. */
  page: string;
  /** The URL of the feed itself, by format. */
  self: Record<'atom' | 'json', string>;
  /** The date of the newest entry: the same content results in the same feed in every build. */
  updated: Date;
  entries: FeedEntry[];
};

/** The page that lists the same entries as a feed. */
type FeedPage = { title: string; path: string };

type FeedOptions = { site: Site; lang: Language; category?: string; page?: FeedPage };

/**
 * Makes a feed of the newest posts of a language, or of one category.
 *
 * @param page by default the list of the news, or of the category
 * @param posts in any order and of any language; those without a date are left out
 */
export function toFeed(
  posts: readonly Post[],
  { site, lang, category, page = newsPage(lang, category) }: FeedOptions,
): Feed {
  const messages = allMessages[lang];
  const entries = posts
    .filter((post) => post.lang === lang)
    .filter((post) => category === undefined || post.category === category)
    .flatMap((post) => toEntry(post, site) ?? [])
    .sort((a, b) => Number(b.published) - Number(a.published) || (a.id < b.id ? -1 : 1))
    .slice(0, FEED_SIZE);
  const self = (format: FeedFormat) => feedOf(page.path, format);
  return {
    id: toTag(site, new URL(site.urlOf(self('atom'))).pathname),
    language: languageFacts[lang].tag,
    title: `${page.title} – ${messages.sitename}`,
    description: messages['site.description'],
    publisher: { name: messages.sitename, url: site.urlOf(homePath(lang)) },
    page: site.urlOf(page.path),
    self: { atom: site.urlOf(self('atom')), json: site.urlOf(self('json')) },
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => Number(updated)))),
    entries,
  };
}

function newsPage(lang: Language, category: string | undefined): FeedPage {
  return category === undefined
    ? { title: allMessages[lang]['article.news'], path: listPath('article', lang) }
    : { title: category, path: categoryPath(category, lang) };
}

function toEntry(post: Post, site: Site): FeedEntry | undefined {
  const { id, path, title, lead, image, author, category, tags, published, updated } = post;
  if (!published || !updated) return undefined;
  const facts = post.occasion ? formatOccasion(post.occasion, post.lang) : [];
  return {
    id: toTag(site, encodeURIComponent(id)),
    url: site.urlOf(path),
    title,
    summary: [...facts, ...(lead ? [lead] : [])].join(' · ') || undefined,
    image: image && { ...image, url: toAbsoluteUrl(image.url, site) },
    author,
    tags: [...new Set([...(category ? [category] : []), ...tags])],
    published,
    updated,
  };
}

/** The address of an image is a path of this site or a URL of the CMS. */
function toAbsoluteUrl(address: string, site: Site): string {
  return address.startsWith('/') ? site.urlOf(address) : address;
}

/** Makes an id that does not change with the address (RFC 4151). 2026 is the year of the scheme. */
function toTag(site: Site, name: string): string {
  return `tag:${site.host},2026:${name}`;
}

/** Formats the days of an event (with hours if it is on one day) and its place. */
function formatOccasion({ start, end, place }: Occasion, lang: Language): string[] {
  const days = formatDateRange(start, end, lang);
  const isOneDay = days === formatDate(start, lang);
  const [from, to] = [start, end].filter((date) => date && !isDay(date));
  const hours = isOneDay && from && formatHours(from, to, lang);
  return [hours ? `${days}, ${hours}` : days, ...(place ? [place] : [])];
}
