import { toDate } from '../../content/values/cmsValues';
import { isListed } from '../../documentTypes';
import {
  associationArticlesPath,
  categoryPath,
  homePath,
  listPath,
  pathOf,
  searchPath,
} from '../../addresses';
import type { ContentDocument } from '../readContent';
import type { Post } from './toPost';

/**
 * Returns the ISO 8601 dates of pages' last changes by path: the date of the document, or of a
 * list's newest document. The date at the path of a list's first page is for all of its pages.
 */
export function modificationDates(
  documents: readonly Pick<ContentDocument, '_meta'>[],
  posts: readonly Post[],
): Map<string, string> {
  const dates = new Map<string, string>();
  const add = (path: string, date: string | undefined) => {
    const latest = dates.get(path) ?? '';
    if (date !== undefined && date > latest) dates.set(path, date);
  };
  for (const { _meta } of documents) {
    const { type, lang, lastPublicationDate } = _meta;
    const path = pathOf(_meta);
    const date = toDate(lastPublicationDate);
    const modified = date && new Date(date).toISOString();
    if (path !== undefined) add(path, modified);
    add(searchPath(lang), modified);
    if (isListed(type)) {
      add(listPath(type, lang), modified);
      add(homePath(lang), modified);
    }
  }
  const paths = new Map(documents.map(({ _meta }) => [_meta.id, pathOf(_meta)]));
  for (const { kind, lang, updated, category, association } of posts) {
    const modified = updated?.toISOString();
    if (isListed(kind)) add(listPath(kind, lang), modified);
    if (category !== undefined) add(categoryPath(category, lang), modified);
    const path = association === undefined ? undefined : paths.get(association);
    if (path !== undefined) add(associationArticlesPath(path), modified);
  }
  return dates;
}
