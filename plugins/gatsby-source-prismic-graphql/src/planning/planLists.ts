import type { GatsbyCache } from 'gatsby';
import type { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { isEnumType, print } from 'graphql';
import { PrismicError } from '../PrismicError';
import type { PageOptions, PrismicPluginOptions } from '../PrismicPluginOptions';
import type { DocumentList } from '../requests/fetchDocuments';
import type { RepositoryConnection } from '../requests/repository';
import { readSnapshot } from '../requests/snapshot';
import type { PrismicSchemas } from '../schema/prismicSchemas';
import { schemasOf } from '../schema/prismicSchemas';
import { hasField, parseFields, planExtraFields } from './extraPageFields';
import { requiredKey } from './planPages';

type PlannedList = {
  page: PageOptions;
  /** Undefined if the repository has no published document of the type. */
  list?: DocumentList;
  keys: string[];
};

const defaultSort = 'meta_lastPublicationDate_ASC';

/**
 * Plans a list for each entry of `pages` and language. Omits fields that only `customTypes` has.
 * @throws PrismicError if a type, sort order, field or language is unknown.
 */
export function planLists(
  options: PrismicPluginOptions,
  schemas: PrismicSchemas,
  languages: string[],
): PlannedList[] {
  const { pages = [], extraPageFields = '' } = options;
  const sortTypes = findSortTypes(schemas.mounted);
  const repositorySortTypes = findSortTypes(schemas.repository);

  const sharedOption = 'extraPageFields in the plugin options';
  const shared = parseFields(extraPageFields, sharedOption);
  const unknown = shared.find(
    (selection) => !pages.some(({ type }) => hasField(schemas.mounted, type, selection)),
  );
  if (pages.length > 0 && unknown) {
    throw new PrismicError(
      `${sharedOption} selects '${print(unknown)}', but no type that the option applies to has this field. Check the spelling.`,
    );
  }

  return pages.flatMap((page, index): PlannedList[] => {
    const option = `pages[${index}] in the plugin options`;
    const { type, sortBy = defaultSort } = page;
    const sorts = sortTypes.get(type);
    if (sorts === undefined) {
      throw new PrismicError(
        `${option} has the type '${type}', which the repository's GraphQL schema does not have.\n` +
          `Its types are: ${[...sortTypes.keys()].sort().join(', ') || 'none'}. ` +
          'A new type appears when its first document is published. To use it earlier, set customTypes.',
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

    const place = `extraPageFields or required of ${option}`;
    const extra =
      page.extraPageFields === undefined
        ? shared.filter((selection) => hasField(schemas.mounted, type, selection))
        : parseFields(page.extraPageFields, place);
    const required = page.required ? `${requiredKey}: ${page.required.field}` : '';
    const selections = [...extra, ...parseFields(required, place)];
    const { selection, keys } = planExtraFields(selections, type, place, schemas);

    const repositorySorts = repositorySortTypes.get(type);
    if (!repositorySorts) return [{ page, keys }];
    const list: DocumentList = {
      type,
      sortType: repositorySorts.name,
      // Until a document with the field is published, the repository does not have the sort order.
      sortBy: repositorySorts.getValue(sortBy) ? sortBy : defaultSort,
      selection,
    };
    const each = langs.length > 0 ? langs.map((lang) => ({ ...list, lang })) : [list];
    return each.map((listInLang) => ({ page, list: listInLang, keys }));
  });
}

export type PlannedEntry = {
  page: PageOptions;
  langs: readonly string[];
  selection: string;
  keys: string[];
};

/** Plans the entries of `pages` for previews. Returns nothing if there is no snapshot. */
export async function planEntries(
  connection: RepositoryConnection,
  cache: GatsbyCache,
  options: PrismicPluginOptions,
): Promise<{ repositorySchema: GraphQLSchema; entries: PlannedEntry[] } | undefined> {
  const snapshot = await readSnapshot(connection, cache);
  if (!snapshot) return undefined;
  const { languages } = snapshot;
  const schemas = schemasOf(snapshot, options);
  const lists = planLists(options, schemas, languages);
  const entries = (options.pages ?? []).map((page) => {
    const planned = lists.find((list) => list.page === page);
    return {
      page,
      langs: toLangs(page, options, languages),
      selection: planned?.list?.selection ?? '',
      keys: planned?.keys ?? [],
    };
  });
  return { repositorySchema: schemas.repository, entries };
}

/**
 * Returns the languages of an entry. `languages` are the repository's, the master language first.
 * If the result is empty, the list is requested without a language.
 */
export function toLangs(
  { langs }: Pick<PageOptions, 'langs'>,
  options: Pick<PrismicPluginOptions, 'langs' | 'defaultLang'>,
  languages: readonly string[] = [],
): readonly string[] {
  const { defaultLang } = options;
  return (
    langs ?? options.langs ?? (defaultLang === undefined ? languages.slice(0, 1) : [defaultLang])
  );
}

/** Finds each type's sort enum by the argument `sortBy`. Prismic does not document enum names. */
function findSortTypes(schema: GraphQLSchema): Map<string, GraphQLEnumType> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return new Map(
    fields.flatMap(({ name, args }) => {
      const type = /^all(.+)s$/.exec(name)?.[1];
      const sortBy = args.find((arg) => arg.name === 'sortBy')?.type;
      return type && isEnumType(sortBy) ? [[type, sortBy] as const] : [];
    }),
  );
}
