import { isShape, toDate } from '../../content/shape';
import { isListed } from '../../documentTypes';
import { isLanguage, type Language } from '../../i18n/languages';
import {
  associationArticlesPath,
  categoryPath,
  homePath,
  listPath,
  pathOf,
  searchPath,
} from '../../addresses';
import type { Post } from './toPost';

/** A document as its `_meta` says it. */
export type Published = {
  id: string;
  type: string;
  lang: Language;
  path?: string;
  /** ISO 8601. */
  modified?: string;
};

/** What to ask of a document for `toPublished`. */
export const publishedFields = '_meta { id type lang url lastPublicationDate }';

/** @returns `undefined` for a document of a language that the site does not speak */
export function toPublished(raw: { _meta: unknown }): Published | undefined {
  const meta = raw._meta;
  if (!isShape(meta)) return undefined;
  const { id, type, lang } = meta;
  if (typeof id !== 'string' || typeof type !== 'string' || !isLanguage(lang)) return undefined;
  const modified = toDate(meta['lastPublicationDate']);
  return {
    id,
    type,
    lang,
    path: pathOf(meta),
    modified: modified && new Date(modified).toISOString(),
  };
}

/**
 * When each page changed last: that of a document with the document, a list with the newest of what
 * it lists.
 *
 * @returns dates by path, ISO 8601; a list's stands for all of its pages
 */
export function modificationDates(
  documents: readonly Published[],
  posts: readonly Post[],
): Map<string, string> {
  const dates = new Map<string, string>();
  const add = (path: string, date: string | undefined) => {
    const known = dates.get(path) ?? '';
    if (date !== undefined && date > known) dates.set(path, date);
  };
  for (const { type, lang, path, modified } of documents) {
    if (path !== undefined) add(path, modified);
    add(searchPath(lang), modified);
    if (isListed(type)) {
      add(listPath(type, lang), modified);
      add(homePath(lang), modified);
    }
  }
  const paths = new Map(documents.map(({ id, path }) => [id, path]));
  for (const { kind, lang, updated, category, association } of posts) {
    const modified = updated?.toISOString();
    if (isListed(kind)) add(listPath(kind, lang), modified);
    if (category !== undefined) add(categoryPath(category, lang), modified);
    const news = association === undefined ? undefined : paths.get(association);
    if (news !== undefined) add(associationArticlesPath(news), modified);
  }
  return dates;
}
