import { sharedSize } from '../content/image';
import { languageFacts } from '../i18n/languages';
import { encodePath } from '../addresses';
import { translationsOf } from '../pageContext';
import type { PageFacts, Subject } from './PageFacts';
import type { Site } from './Site';
import type { Tag } from './Tag';
import { toAddressTags } from './toAddressTags';
import { toCentre } from './toCentre';
import { toLinkTags } from './toLinkTags';
import { toScriptText } from './toScriptText';
import { toThings } from './toThings';

/** What a page says of itself to search engines, feed readers and whoever it is shared with. */
export function toHeadTags(facts: PageFacts): Tag[] {
  const { siteUrl, lang, path, context, say, isHidden } = facts;
  const at = (address: string) =>
    /^[a-z]+:/i.test(address) ? address : siteUrl + encodePath(address);
  const name = say('sitename');
  const site = { lang, name, at, centre: toCentre({ lang, name, at }) };
  // A later page of a list holds other documents in each language: it is nobody's translation.
  const translations = (context.page ?? 1) > 1 ? {} : translationsOf(context);
  return [
    ...toSharedTags(facts, at),
    ...toLinkTags(facts),
    ...(isHidden
      ? [{ name: 'meta', attributes: { name: 'robots', content: 'noindex' } } as const]
      : [...toAddressTags({ at, lang, path, translations }), ...toStructuredData(facts, site)]),
  ];
}

/** Open Graph; what Twitter does not find under its own names it takes from there. */
function toSharedTags(
  { lang, fullTitle, say, image, subject, ...facts }: PageFacts,
  at: Site['at'],
) {
  const description = facts.description ?? say('site.description');
  const article = toArticle(subject);
  const properties: [name: string, content: string | undefined][] = [
    ['og:site_name', say('sitename')],
    ['og:title', fullTitle || say('sitename')],
    ['og:description', description],
    ['og:type', article ? 'article' : 'website'],
    ['og:locale', languageFacts[lang].openGraph],
    ['og:image', at(image?.shared ?? '/share.png')],
    ['og:image:width', String(sharedSize.width)],
    ['og:image:height', String(sharedSize.height)],
    ['og:image:alt', image?.alt],
    ['article:published_time', article?.date ?? article?.published],
    ['article:modified_time', article?.modified],
    ['article:section', article?.category],
    ...(article?.tags ?? []).map((tag): [string, string] => ['article:tag', tag]),
  ];
  return [
    toMeta({ name: 'description', content: description }),
    ...properties.flatMap(([property, content]) => (content ? toMeta({ property, content }) : [])),
    toMeta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

type Article = {
  date?: string;
  published?: string;
  modified?: string;
  category?: string;
  tags: string[];
};

/** What has a day and an author is an article to Open Graph. */
function toArticle(subject: Subject | undefined): Article | undefined {
  const kinds = ['NewsArticle', 'Event', 'CreativeWork'];
  return subject && 'document' in subject && kinds.includes(subject.kind)
    ? subject.document
    : undefined;
}

function toMeta(attributes: Record<string, string>): Tag {
  return { name: 'meta', attributes };
}

function toStructuredData(facts: PageFacts, site: Site): Tag[] {
  const things = toThings(facts, site);
  if (things.length === 0) return [];
  const attributes = { type: 'application/ld+json' };
  return [{ name: 'script', attributes, text: toScriptText(things) }];
}
