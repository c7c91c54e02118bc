import { PrismicError } from '../PrismicError';
import type { PageOptions, PrismicPluginOptions } from '../PrismicPluginOptions';
import type { DocumentList } from '../requests/fetchDocuments';
import { findSortTypes } from '../schema/findSortTypes';
import type { PrismicSchemas } from '../schema/prismicSchemas';
import { findUnknownFields, planExtraFields } from './extraPageFields';
import { requiredKey } from './planPages';
import { toLangs } from './toLangs';

export type PlannedList = {
  page: PageOptions;
  /** Undefined when no document of the type is published: then there is no list to fetch. */
  list?: DocumentList;
  /** Names of the extra fields in the page's context. */
  keys: string[];
};

const defaultSort = 'meta_lastPublicationDate_ASC';

/**
 * Plans the lists to fetch: one for each entry of `pages` in each of its languages. Types are looked up
 * in the mounted schema; fields that the repository does not have yet are not requested.
 *
 * @throws PrismicError for a type, sort order, field or language that the repository does not have.
 */
export function planLists(
  options: PrismicPluginOptions,
  schemas: PrismicSchemas,
  languages: string[],
): PlannedList[] {
  const { pages = [], extraPageFields = '' } = options;
  const sortTypes = findSortTypes(schemas.mounted);
  const repositorySortTypes = findSortTypes(schemas.repository);

  const planned = pages.flatMap((page, index): PlannedList[] => {
    const option = `pages[${index}] in the plugin options`;
    const { type, sortBy = defaultSort } = page;
    const sorts = sortTypes.get(type);
    if (sorts === undefined) {
      throw new PrismicError(
        `${option} has the type '${type}', which the repository's GraphQL schema does not have.\n` +
          `Its types are: ${[...sortTypes.keys()].sort().join(', ') || 'none'}. ` +
          'A new type appears when its first document is published, or with customTypes.',
      );
    }
    if (!sorts.getValue(sortBy)) {
      const values = sorts.getValues().map(({ name }) => name);
      throw new PrismicError(
        `${option} has the sortBy '${sortBy}', which ${type} does not have. Its sort orders are: ${values.join(', ')}.`,
      );
    }

    const langs = toLangs(page, options);
    const unknown = langs.find((lang) => !languages.includes(lang));
    if (unknown !== undefined) {
      throw new PrismicError(
        `${option} has the language '${unknown}', which the repository does not have.\n` +
          `Its languages are: ${languages.join(', ')}. Check langs and defaultLang.`,
      );
    }

    const fields = page.extraPageFields ?? extraPageFields;
    const extra = planExtraFields(fields, type, `extraPageFields of ${option}`, schemas);
    const unknownFields =
      page.extraPageFields === undefined ? [] : findUnknownFields(fields, [type], schemas.mounted);
    assertKnown(unknownFields, `extraPageFields of ${option}`);

    const required = page.required ? `${requiredKey}: ${page.required.field}` : '';
    assertKnown(findUnknownFields(required, [type], schemas.mounted), `required of ${option}`);
    const needed = planExtraFields(required, type, `required of ${option}`, schemas);
    const selection = `${extra.selection} ${needed.selection}`.trim();

    const repositorySorts = repositorySortTypes.get(type);
    if (!repositorySorts) return [{ page, keys: extra.keys }];
    const list: DocumentList = {
      type,
      sortType: repositorySorts.name,
      // No published document has the field yet.
      sortBy: repositorySorts.getValue(sortBy) ? sortBy : defaultSort,
      ...(selection === '' ? {} : { selection }),
    };
    const each = langs.length > 0 ? langs.map((lang) => ({ ...list, lang })) : [list];
    return each.map((listInLang) => ({ page, list: listInLang, keys: extra.keys }));
  });

  const types = pages.map(({ type }) => type);
  const isUsed = types.length > 0;
  assertKnown(
    isUsed ? findUnknownFields(extraPageFields, types, schemas.mounted) : [],
    'extraPageFields in the plugin options',
  );
  return planned;
}

function assertKnown([unknown]: string[], option: string): void {
  if (unknown === undefined) return;
  throw new PrismicError(
    `${option} selects '${unknown}', which no type of these pages has. Check the spelling.`,
  );
}
