import { generateAtomFeed } from 'feedsmith';
import { categoryPath, feedOf, homePath, listPath } from '../../addresses';
import { labelOfAll } from '../../i18n/categoryLabels';
import { sharedSize } from '../../content/values/image';
import type { Occasion } from '../../content/values/occasion';
import { allMessages } from '../../i18n/allMessages';
import { formatDateRange, formatHours } from '../../i18n/dates';
import { languageSettings } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import type { Post } from './toPost';
import type { Site } from './toSite';

/** A feed has only the newest entries. */
const FEED_SIZE = 50;

type FeedEntry = {
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

/** All addresses are absolute URLs. */
export type Feed = {
  id: string;
  /** The language as a BCP 47 tag. */
  language: string;
  title: string;
  description: string;
  publisher: { name: string; url: string };
  /** The address of the list with the same articles. */
  page: string;
  self: string;
  /** The date of the newest entry, so that the same content results in the same feed. */
  updated: Date;
  entries: FeedEntry[];
};

type FeedPage = { title: string; path: string };

type FeedOptions = { site: Site; lang: Language; category?: string; page?: FeedPage };

/**
 * Returns the newest posts of a language, or of one category. Posts without a date are left out.
 * `page` is by default the list of news or of the category.
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
  const self = site.urlOf(feedOf(page.path));
  return {
    id: toTag(site, new URL(self).pathname),
    language: languageSettings[lang].tag,
    title: `${page.title} – ${messages.sitename}`,
    description: messages['site.description'],
    publisher: { name: messages.sitename, url: site.urlOf(homePath(lang)) },
    page: site.urlOf(page.path),
    self,
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => Number(updated)))),
    entries,
  };
}

function newsPage(lang: Language, category: string | undefined): FeedPage {
  return category === undefined
    ? { title: allMessages[lang]['article.news'], path: listPath('article', lang) }
    : { title: labelOfAll(category, lang), path: categoryPath(category, lang) };
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
    tags: [...new Set([...(category ? [labelOfAll(category, post.lang)] : []), ...tags])],
    published,
    updated,
  };
}

/** The address of an image is a path of this site or a URL of the CMS. */
function toAbsoluteUrl(address: string, site: Site): string {
  return address.startsWith('/') ? site.urlOf(address) : address;
}

/** Returns an id that stays when the address changes (RFC 4151). 2026 is a fixed part of the id. */
function toTag(site: Site, name: string): string {
  return `tag:${site.host},2026:${name}`;
}

function formatOccasion({ start, end, place }: Occasion, lang: Language): string[] {
  const days = formatDateRange(start, end, lang);
  const hours = formatHours(start, end, lang);
  const time = hours ? `${days}, ${hours}` : days;
  return [time.replaceAll('\u2060', ''), ...(place ? [place] : [])];
}

/** Returns a feed in Atom (RFC 4287). Images are Media RSS, which most feed readers support. */
export function toAtom(feed: Feed): string {
  return generateAtomFeed({
    xml: { lang: feed.language },
    id: feed.id,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: feed.updated,
    authors: [{ name: feed.publisher.name, uri: feed.publisher.url }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: feed.self },
      { rel: 'alternate', type: 'text/html', href: feed.page },
    ],
    entries: feed.entries.map(toAtomEntry),
  });
}

function toAtomEntry(entry: FeedEntry) {
  const { id, url, title, summary, image, author, tags, published, updated } = entry;
  return {
    id,
    title: { value: title },
    links: [{ rel: 'alternate', type: 'text/html', href: url }],
    published,
    updated,
    ...(author && { authors: [{ name: author }] }),
    ...(summary && { summary: { value: summary } }),
    categories: tags.map((term) => ({ term })),
    ...(image && {
      media: {
        contents: [
          {
            url: image.url,
            medium: 'image',
            ...sharedSize,
            ...(image.alt && { description: { value: image.alt } }),
          },
        ],
      },
    }),
  };
}
