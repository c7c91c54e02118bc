import type { DocumentList } from './fetchDocuments';
import { findSortTypes } from './findSortTypes';
import { PrismicError } from './PrismicError';
import type { PageOptions, PrismicPluginOptions } from './PrismicPluginOptions';
import type { Snapshot } from './snapshot';

export type PlannedList = { page: PageOptions; list: DocumentList };

/**
 * The lists to read: one for each of `pages` and each of its languages.
 *
 * @throws PrismicError for a type or a language that the repository does not have.
 */
export function planLists(
  { pages = [], langs, defaultLang }: PrismicPluginOptions,
  { introspection, languages }: Pick<Snapshot, 'introspection' | 'languages'>,
): PlannedList[] {
  const sortTypes = findSortTypes(introspection);

  return pages.flatMap((page, index) => {
    const place = `pages[${index}] in the plugin options`;
    const { type, sortBy = 'meta_lastPublicationDate_ASC' } = page;
    const sortType = sortTypes.get(type);
    if (sortType === undefined) {
      throw new PrismicError(
        `${place} names the type '${type}', which the repository's GraphQL schema does not have.\n` +
          `Its types are: ${[...sortTypes.keys()].sort().join(', ') || 'none'}. ` +
          'A new type appears when its first document is published.',
      );
    }

    const pageLangs = page.langs ?? langs ?? (defaultLang === undefined ? [] : [defaultLang]);
    const unknown = pageLangs.find((lang) => !languages.includes(lang));
    if (unknown !== undefined) {
      throw new PrismicError(
        `${place} is made in the language '${unknown}', which the repository does not have.\n` +
          `Its languages are: ${languages.join(', ')}. Check langs and defaultLang.`,
      );
    }
    const list = { type, sortType, sortBy };
    return pageLangs.length > 0
      ? pageLangs.map((lang) => ({ page, list: { ...list, lang } }))
      : [{ page, list }];
  });
}
