import { isJsonObject, toDate, toText } from '../../content/values/cmsValues';
import { toTitledDocument } from '../../content/values/document';
import { toImage } from '../../content/values/image';
import { toEventFacts } from '../../content/values/eventFacts';
import type { EventFacts } from '../../content/values/eventFacts';
import { readOccasion } from '../../content/values/occasion';
import type { Occasion } from '../../content/values/occasion';
import { toPlainText } from '../../content/values/richText';
import { kindOf } from '../../documentQueries';
import { documentTypes, isRoutedType } from '../../documentTypes';
import type { Kind } from '../../documentTypes';
import type { Language } from '../../i18n/languages';

/** An article or event for feeds and calendars. Every text has passed `toPrintable`. */
export type Post = {
  id: string;
  lang: Language;
  path: string;
  title: string;
  lead?: string;
  image?: { url: string; alt?: string };
  category?: string;
  tags: string[];
  author?: string;
  /** Id of the article's association. */
  association?: string;
  kind: Kind;
  occasion?: Occasion;
  facts?: EventFacts;
  /** The path or URL at which readers buy a ticket or register. */
  tickets?: string;
  published?: Date;
  updated?: Date;
};

/** An article from GraphQL with unchecked fields. */
export type RawPost = { _meta: unknown; title: unknown } & Record<string, unknown>;

/** GraphQL fields that `toPost` reads, without metadata and title. */
export const postFields = `
  type lead image published_date category author start_date end_date place
  spoken access { kind note } price prices { price } tickets_kind sold_out
  tickets {
    ... on PRISMIC__Document { _meta { url } } ... on PRISMIC__ExternalLink { url }
    ... on PRISMIC__FileLink { url } ... on PRISMIC__ImageLink { url }
  }
  association { ... on PRISMIC_Association { _meta { id } } }
`;

/** Returns `undefined` for a document without a page or a title, or of a type that feeds omit. */
export function toPost(raw: RawPost): Post | undefined {
  const document = toTitledDocument(raw);
  const title = toPrintable(document?.title);
  if (!document || !isRoutedType(document.type) || title === undefined) return undefined;
  if (!documentTypes[document.type].isInFeeds) return undefined;
  const { id, lang, path, tags, published, modified } = document;
  const first = toDate(raw['published_date']) ?? published ?? modified;
  const last = modified ?? first;
  const image = toImage(raw['image']);
  const { association } = raw;
  const kind = kindOf(document.type, raw);
  const occasion = kind === 'event' ? readOccasion(raw) : undefined;
  return {
    id,
    lang,
    path,
    title,
    lead: toPrintable(toPlainText(raw['lead'])),
    image: image && { url: image.shared, alt: toPrintable(image.alt) },
    category: toPrintable(toText(raw['category'])),
    tags: tags.flatMap((tag) => toPrintable(tag) ?? []),
    author: toPrintable(toText(raw['author'])),
    association:
      isJsonObject(association) && isJsonObject(association['_meta'])
        ? toText(association['_meta']['id'])
        : undefined,
    kind,
    occasion: occasion && { ...occasion, place: toPrintable(occasion.place) },
    ...(occasion && { facts: toFacts(raw), tickets: toAddress(raw['tickets']) }),
    published: first === undefined ? undefined : new Date(first),
    updated: last === undefined ? undefined : new Date(last),
  };
}

function toFacts(raw: RawPost): EventFacts {
  const facts = toEventFacts(raw);
  const access = facts.access.map(({ kind, note }) => ({ kind, note: toPrintable(note) }));
  return { ...facts, access };
}

function toAddress(link: unknown): string | undefined {
  if (!isJsonObject(link)) return undefined;
  const meta = isJsonObject(link['_meta']) ? link['_meta'] : link;
  const address = toPrintable(toText(meta['url']));
  return address !== undefined && /^(?:https?:\/)?\//.test(address) ? address : undefined;
}

// Matches the characters that XML 1.0 (production 2) forbids, and further control characters.
// iCalendar needs none of them.
const unprintable = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+/gu;

// Replaces control characters and lone surrogates, which pasted texts may contain.
export function toPrintable(text: string | undefined): string | undefined {
  return text?.replace(unprintable, ' ').trim() || undefined;
}
