import { isJsonObject, toDate, toText } from '../../content/cmsValues';
import { toTitledDocument } from '../../content/document';
import { toImage } from '../../content/image';
import { toPlainText } from '../../content/richText';
import { kindOf } from '../../documentQueries';
import { isRoutedType } from '../../documentTypes';
import type { Kind } from '../../documentTypes';
import type { Language } from '../../i18n/languages';

/** When and where an event takes place. A date without a time (`2027-03-10`) is a whole day. */
export type Occasion = { start: string; end?: string; place?: string };

/** An article or event for feeds and calendars. Every text is printable. */
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
  /** Id of the association that the article belongs to. */
  association?: string;
  kind: Kind;
  occasion?: Occasion;
  published?: Date;
  updated?: Date;
};

/** An article from GraphQL, its fields not checked yet. */
export type RawPost = { _meta: unknown; title: unknown } & Record<string, unknown>;

/** The fields that `toPost` needs, in GraphQL. */
export const postFields = `
  _meta { id uid type lang tags url firstPublicationDate lastPublicationDate }
  type title lead image published_date category author start_date end_date place
  association { ... on PRISMIC_Association { _meta { id } } }
`;

/** @returns `undefined` for an article without a page or a title */
export function toPost(raw: RawPost): Post | undefined {
  const document = toTitledDocument(raw);
  const title = toPrintable(document?.title);
  if (!document || !isRoutedType(document.type) || title === undefined) return undefined;
  const { id, lang, path, tags, published, modified } = document;
  const first = toDate(raw['published_date']) ?? published ?? modified;
  const last = modified ?? first;
  const image = toImage(raw['image']);
  const { association } = raw;
  const kind = kindOf(document.type, raw);
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
    occasion: kind === 'event' ? toOccasion(raw) : undefined,
    published: first === undefined ? undefined : new Date(first),
    updated: last === undefined ? undefined : new Date(last),
  };
}

function toOccasion(raw: RawPost): Occasion | undefined {
  const start = toDate(raw['start_date']);
  const end = toDate(raw['end_date']);
  if (start === undefined) return undefined;
  const isAfter = end !== undefined && endOf(end) > Date.parse(start);
  return { start, end: isAfter ? end : undefined, place: toPrintable(toText(raw['place'])) };
}

/** An end without a time is midnight at the end of that day in Reykjavík, which is on UTC. */
function endOf(end: string): number {
  return Date.parse(end) + (isDay(end) ? 24 * 60 * 60 * 1000 : 0);
}

/** Whether a date has no time. */
export function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date);
}

// XML 1.0 (production 2) allows no other characters, and iCalendar needs none.
const unprintable = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+/gu;

/**
 * Replaces control characters and lone surrogates by spaces: pasted texts may contain them, but not
 * every file format allows them.
 *
 * @returns `undefined` if no other character is left
 */
export function toPrintable(text: string | undefined): string | undefined {
  return text?.replace(unprintable, ' ').trim() || undefined;
}
