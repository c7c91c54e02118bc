import { isLanguage, type Language } from '../i18n/languages';
import { pathOf } from '../addresses';
import { toPlainText } from './richText';
import { isShape, toDate } from './shape';

/** What every document that has a page of its own is known by. */
export type Document = {
  id: string;
  type: string;
  lang: Language;
  path: string;
  tags: string[];
  /** ISO 8601 timestamps; none for a document that was never published. */
  published?: string;
  modified?: string;
};

/**
 * Reads a document's `_meta`.
 *
 * @returns `undefined` for a document in a language that the site does not speak or without an
 * address: there is no page to show or to link to
 */
function toDocument(meta: unknown): Document | undefined {
  if (!isShape(meta)) return undefined;
  const { id, type, lang, tags } = meta;
  if (typeof id !== 'string' || typeof type !== 'string' || !isLanguage(lang)) return undefined;
  const path = pathOf(meta);
  if (path === undefined) return undefined;
  return {
    id,
    type,
    lang,
    path,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    published: toDate(meta['firstPublicationDate']),
    modified: toDate(meta['lastPublicationDate']),
  };
}

/** A document by its name: enough to list it and to link to it. */
export type TitledDocument = Document & {
  title: string;
  /** The title as it is drawn, with soft hyphens in long words; none without long words. */
  heading?: string;
};

/**
 * Reads what every type with a page has.
 *
 * @returns `undefined` for a document without an address or without a title: there is nothing to
 * list or to show
 */
export function toTitledDocument(
  raw: { _meta: unknown; title: unknown } | null | undefined,
): TitledDocument | undefined {
  const document = toDocument(raw?._meta);
  const title = toPlainText(raw?.title);
  if (!document || !title) return undefined;
  const heading = toPlainText(raw?.title, 'hyphenated');
  return heading === title ? { ...document, title } : { ...document, title, heading };
}
