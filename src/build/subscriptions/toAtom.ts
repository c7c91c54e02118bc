import { generateAtomFeed } from 'feedsmith';
import { categoryPath, feedOf, homePath, listPath } from '../../addresses';
import { labelOfAll } from '../../i18n/categoryLabels';
import { sharedSize } from '../../content/values/image';
import type { Occasion } from '../../content/values/occasion';
import { allMessages } from '../../i18n/allMessages';
import { formatDateRange, formatHours } from '../../i18n/dates';
import { languageSettings } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { toPrintable } from './toPost';
import type { Post } from './toPost';
import type { Site } from '../siteVariables';

const FEED_SIZE = 50;

type FeedPage = { title: string; path: string };

type FeedOptions = { site: Site; lang: Language; category?: string; page?: FeedPage };

/**
 * Returns a feed in Atom (RFC 4287) with the newest of the posts, or of those in one category. Posts
 * without a date are left out. `page` is by default the list of news or of the category.
 */
export function toAtom(
  posts: readonly Post[],
  { site, lang, category, page = newsPage(lang, category) }: FeedOptions,
): string {
  const messages = allMessages[lang];
  const entries = posts
    .filter((post) => category === undefined || post.category === category)
    .flatMap((post) => toEntry(post, site) ?? [])
    .sort((a, b) => Number(b.published) - Number(a.published) || (a.id < b.id ? -1 : 1))
    .slice(0, FEED_SIZE);
  const self = site.urlOf(feedOf(page.path));
  const feed = generateAtomFeed({
    xml: { lang: languageSettings[lang].tag },
    id: toTag(site, new URL(self).pathname),
    title: { value: `${page.title} – ${messages.sitename}` },
    subtitle: { value: messages['site.description'] },
    // The date is that of the newest entry, so that the same content results in the same feed.
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => Number(updated)))),
    authors: [{ name: messages.sitename, uri: site.urlOf(homePath(lang)) }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: self },
      { rel: 'alternate', type: 'text/html', href: site.urlOf(page.path) },
    ],
    entries,
  });
  return toPrintable(feed);
}

function newsPage(lang: Language, category: string | undefined): FeedPage {
  return category === undefined
    ? { title: allMessages[lang]['article.news'], path: listPath('article', lang) }
    : { title: labelOfAll(category, lang), path: categoryPath(category, lang) };
}

/** Images are Media RSS, which most feed readers support. */
function toEntry(post: Post, site: Site) {
  const { id, path, title, lead, image, author, category, tags, occasion } = post;
  const { published, updated } = post;
  if (!published || !updated) return undefined;
  const time = occasion && formatTime(occasion, post.lang);
  const summary = [time, occasion?.place, lead].filter(Boolean).join(' · ');
  const terms = new Set([...(category ? [labelOfAll(category, post.lang)] : []), ...tags]);
  return {
    id: toTag(site, encodeURIComponent(id)),
    title: { value: title },
    links: [{ rel: 'alternate', type: 'text/html', href: site.urlOf(path) }],
    published,
    updated,
    ...(author && { authors: [{ name: author }] }),
    ...(summary && { summary: { value: summary } }),
    categories: [...terms].map((term) => ({ term })),
    ...(image && {
      media: {
        contents: [
          {
            // The address of an image is a path of this site or a URL of the CMS.
            url: image.url.startsWith('/') ? site.urlOf(image.url) : image.url,
            medium: 'image',
            ...sharedSize,
            ...(image.alt && { description: { value: image.alt } }),
          },
        ],
      },
    }),
  };
}

/** Returns an id that stays when the address changes (RFC 4151). 2026 is a fixed part of the id. */
function toTag(site: Site, name: string): string {
  return `tag:${site.host},2026:${name}`;
}

function formatTime({ start, end }: Occasion, lang: Language): string {
  const days = formatDateRange(start, end, lang);
  const hours = formatHours(start, end, lang);
  return (hours ? `${days}, ${hours}` : days).replaceAll('\u2060', '');
}
