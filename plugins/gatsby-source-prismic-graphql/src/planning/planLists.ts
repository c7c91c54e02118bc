import { PrismicError } from '../PrismicError';
import type { PageOptions, PrismicPluginOptions } from '../PrismicPluginOptions';
import type { DocumentList } from '../requests/fetchDocuments';
import { findSortTypes } from '../schema/findSortTypes';
import type { PrismicSchemas } from '../schema/prismicSchemas';
import { findUnknownFields, planExtraFields } from './extraPageFields';
import { toLangs } from './toLangs';

export type PlannedList = {
  page: PageOptions;
  /** Nothing when no document of the type is published: there is nothing to ask then. */
  list?: DocumentList;
  /** Entries of the context that the extra fields become. */
  keys: string[];
};

const defaultSort = 'meta_lastPublicationDate_ASC';

/**
 * The lists to read: one for each of `pages` and each of its languages.
 *
 * @param schemas the types are looked up in `mounted`; what `asked` lacks is not asked for.
 * @throws PrismicError for a type, a sort order, a field or a language that the repository does not have.
 */
export function planLists(
  options: PrismicPluginOptions,
  schemas: PrismicSchemas,
  languages: string[],
): PlannedList[] {
  const { pages = [], extraPageFields = '' } = options;
  const sortTypes = findSortTypes(schemas.mounted);
  const askedSortTypes = findSortTypes(schemas.asked);

  const planned = pages.flatMap((page, index): PlannedList[] => {
    const place = `pages[${index}] in the plugin options`;
    const { type, sortBy = defaultSort } = page;
    const sorts = sortTypes.get(type);
    if (sorts === undefined) {
      throw new PrismicError(
        `${place} names the type '${type}', which the repository's GraphQL schema does not have.\n` +
          `Its types are: ${[...sortTypes.keys()].sort().join(', ') || 'none'}. ` +
          'A new type appears when its first document is published, or with customTypes.',
      );
    }
    if (!sorts.getValue(sortBy)) {
      const values = sorts.getValues().map(({ name }) => name);
      throw new PrismicError(
        `${place} has the sortBy '${sortBy}', which is none of ${type}'s: ${values.join(', ')}.`,
      );
    }

    const langs = toLangs(page, options);
    const unknown = langs.find((lang) => !languages.includes(lang));
    if (unknown !== undefined) {
      throw new PrismicError(
        `${place} is made in the language '${unknown}', which the repository does not have.\n` +
          `Its languages are: ${languages.join(', ')}. Check langs and defaultLang.`,
      );
    }

    const fields = page.extraPageFields ?? extraPageFields;
    const extra = planExtraFields(fields, type, `extraPageFields of ${place}`, schemas);
    const unknownFields =
      page.extraPageFields === undefined ? [] : findUnknownFields(fields, [type], schemas.mounted);
    assertKnown(unknownFields, `extraPageFields of ${place}`);

    const askedSorts = askedSortTypes.get(type);
    if (!askedSorts) return [{ page, keys: extra.keys }];
    const list: DocumentList = {
      type,
      sortType: askedSorts.name,
      // Nothing is published yet that has the field.
      sortBy: askedSorts.getValue(sortBy) ? sortBy : defaultSort,
      ...(extra.selection === '' ? {} : { selection: extra.selection }),
    };
    const each = langs.length > 0 ? langs.map((lang) => ({ ...list, lang })) : [list];
    return each.map((one) => ({ page, list: one, keys: extra.keys }));
  });

  const types = pages.map(({ type }) => type);
  const isUsed = types.length > 0;
  assertKnown(
    isUsed ? findUnknownFields(extraPageFields, types, schemas.mounted) : [],
    'extraPageFields in the plugin options',
  );
  return planned;
}

function assertKnown([unknown]: string[], place: string): void {
  if (unknown === undefined) return;
  throw new PrismicError(
    `${place} asks for '${unknown}', which no type of these pages has. Check its spelling.`,
  );
}
