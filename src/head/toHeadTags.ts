import { laterOf } from '../content/values/document';
import { isResized, sharedSize } from '../content/values/image';
import { defaultLanguage, languageSettings, languages } from '../i18n/languages';
import { categoryPath, encodePath, feedOf, listPath, openSearchPath } from '../addresses';
import { labelOfAll } from '../i18n/categoryLabels';
import { translationsOf } from '../pageContext';
import { toCentre } from './describeCentre';
import type { ArticleDocument, PageMetadata, Site, Subject } from './PageMetadata';
import { setTagMaker } from './PageHead';
import type { Tag } from './PageHead';
import { toScriptText, toThings } from './structuredData';

// Only the server makes tags: gatsby-ssr.tsx imports this file, and browsers do not load it.
setTagMaker(toHeadTags);

export function toHeadTags(facts: PageMetadata): Tag[] {
  const { siteUrl, lang, messageOf, isHidden } = facts;
  const toUrl = (address: string) =>
    /^[a-z]+:/i.test(address) ? address : siteUrl + encodePath(address);
  const name = messageOf('sitename');
  const site = { lang, name, toUrl, centre: toCentre({ lang, name, toUrl }) };
  return [
    ...toSharedTags(facts, toUrl),
    ...toLinkTags(facts),
    ...(isHidden
      ? [toMeta({ name: 'robots', content: 'noindex' })]
      : [...toAddressTags(facts, toUrl), ...toStructuredData(facts, site)]),
  ];
}

/** Twitter reads Open Graph tags. Only the type of its preview card needs a tag of its own. */
function toSharedTags(
  { lang, fullTitle, messageOf, subject, ...facts }: PageMetadata,
  toUrl: Site['toUrl'],
) {
  const document = subject?.document;
  const description = facts.description ?? document?.summary ?? messageOf('site.description');
  const own = facts.image ?? (document && 'image' in document ? document.image : undefined);
  // Other services show no SVG, and the site does not crop SVG and GIF to the shared size.
  const image = own && isResized(own.shared) ? own : undefined;
  const article = toArticle(subject);
  const properties: [name: string, content: string | undefined][] = [
    ['og:site_name', messageOf('sitename')],
    ['og:title', fullTitle || messageOf('sitename')],
    ['og:description', description],
    ['og:type', article ? 'article' : 'website'],
    ['og:locale', languageSettings[lang].openGraph],
    ['og:image', toUrl(image?.shared ?? '/share.png')],
    ['og:image:width', String(sharedSize.width)],
    ['og:image:height', String(sharedSize.height)],
    ['og:image:alt', image?.alt],
    ['article:published_time', article?.date ?? article?.published],
    ['article:modified_time', laterOf(article?.date, article?.modified)],
    ['article:section', article?.category && labelOfAll(article.category, lang)],
    ...(article?.tags ?? []).map((tag): [string, string] => ['article:tag', tag]),
  ];
  return [
    toMeta({ name: 'description', content: description }),
    ...properties.flatMap(([property, content]) => (content ? toMeta({ property, content }) : [])),
    toMeta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

type Article = Partial<
  Pick<ArticleDocument, 'date' | 'published' | 'modified' | 'category' | 'tags'>
>;

/** News articles, events and projects are articles in Open Graph. */
function toArticle(subject: Subject | undefined): Article | undefined {
  const kinds = ['NewsArticle', 'Event', 'CreativeWork'];
  return subject && kinds.includes(subject.kind) ? subject.document : undefined;
}

function toAddressTags({ lang, path, context }: PageMetadata, toUrl: Site['toUrl']): Tag[] {
  // Later pages of a list are not translations: they show other documents in each language.
  const translations = (context.page ?? 1) > 1 ? {} : translationsOf(context);
  const addresses: typeof translations = { ...translations, [lang]: path };
  const present = languages.filter((language) => addresses[language] !== undefined);
  const others = present.filter((language) => language !== lang);
  return [
    toMeta({ property: 'og:url', content: toUrl(path) }),
    ...present.map((language) =>
      toAlternate(languageSettings[language].hreflang, toUrl(addresses[language] ?? path)),
    ),
    toAlternate('x-default', toUrl(addresses[defaultLanguage] ?? path)),
    ...others.map((language) =>
      toMeta({ property: 'og:locale:alternate', content: languageSettings[language].openGraph }),
    ),
  ];
}

function toAlternate(hreflang: string, href: string): Tag {
  return { name: 'link', attributes: { rel: 'alternate', hreflang, href } };
}

function toMeta(attributes: Record<string, string>): Tag {
  return { name: 'meta', attributes };
}

function toStructuredData(facts: PageMetadata, site: Site): Tag[] {
  const things = toThings(facts, site);
  if (things.length === 0) return [];
  const attributes = { type: 'application/ld+json' };
  return [{ name: 'script', attributes, text: toScriptText(things) }];
}

function toLinkTags(facts: PageMetadata): Tag[] {
  const { lang, messageOf, category, calendar, feed, title, pathOf } = facts;
  const { page = 1, pages = 1 } = facts.context;
  const name = messageOf('sitename');
  const toFeed = (ofPage: string, list?: string) => ({
    rel: 'alternate',
    type: 'application/atom+xml',
    title: list === undefined ? name : `${list} – ${name}`,
    href: feedOf(ofPage),
  });
  const links: Record<string, string>[] = [
    // Feed readers offer the first feed, so the feed of the page or the category comes first.
    ...(feed === undefined ? [] : [toFeed(feed, title)]),
    ...(category === undefined
      ? []
      : [toFeed(categoryPath(category, lang), labelOfAll(category, lang))]),
    toFeed(listPath('article', lang)),
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
