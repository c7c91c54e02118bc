import { isJsonObject, toDate } from '../../content/cmsValues';
import { isListed } from '../../documentTypes';
import { isLanguage } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import {
  associationArticlesPath,
  categoryPath,
  homePath,
  listPath,
  pathOf,
  searchPath,
} from '../../addresses';
import type { Post } from './toPost';

/** The metadata of a document, from `_meta`. */
export type Published = {
  id: string;
  type: string;
  lang: Language;
  path?: string;
  /** ISO 8601. */
  modified?: string;
};

/** The fields that `toPublished` needs, in GraphQL. */
export const publishedFields = '_meta { id type lang url lastPublicationDate }';

/** @returns `undefined` for a document in a language that the site does not have */
export function toPublished(raw: { _meta: unknown }): Published | undefined {
  const meta = raw._meta;
  if (!isJsonObject(meta)) return undefined;
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
 * Finds the date of each page's last change: of its document, or of the newest document of a list.
 *
 * @returns dates by path, ISO 8601; the date of a list's first page applies to all of its pages
 */
export function modificationDates(
  documents: readonly Published[],
  posts: readonly Post[],
): Map<string, string> {
  const dates = new Map<string, string>();
  const add = (path: string, date: string | undefined) => {
    const latest = dates.get(path) ?? '';
    if (date !== undefined && date > latest) dates.set(path, date);
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
    const path = association === undefined ? undefined : paths.get(association);
    if (path !== undefined) add(associationArticlesPath(path), modified);
  }
  return dates;
}
