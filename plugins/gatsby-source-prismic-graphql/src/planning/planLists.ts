import type { GraphQLEnumType, GraphQLSchema, SelectionNode } from 'graphql';
import {
  isEnumType,
  isObjectType,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  print,
  specifiedRules,
  validate,
} from 'graphql';
import { PrismicError } from '../PrismicError';
import type { PageOptions, PrismicPluginOptions } from '../PrismicPluginOptions';
import type { DocumentList } from '../requests/readList';
import { fragmentsOf, keyOf } from '../requests/queryNodes';
import type { PrismicSchemas } from '../schema/prismicSchemas';
import { toSupportedQuery, withoutPrefix } from '../schema/toPrismicQuery';
import { noDocument, requiredKey } from './planPages';

export type PlannedEntry = {
  page: PageOptions;
  langs: readonly string[];
  keys: string[];
  /** GraphQL selection of the extra fields. Empty if the repository has none of them yet. */
  selection: string;
  /** Undefined if the repository has no published document of the type. */
  list?: DocumentList;
};

const defaultSort = 'meta_lastPublicationDate_ASC';

/**
 * Omits fields that only `customTypes` has. The first of `languages` is the master language.
 * @throws PrismicError if a type, sort order, field or language is unknown.
 */
export function planEntries(
  options: PrismicPluginOptions,
  schemas: PrismicSchemas,
  languages: string[],
): PlannedEntry[] {
  const { pages = [], extraPageFields = '', defaultLang = languages[0] } = options;
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

  return pages.map((page, index): PlannedEntry => {
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

    const langs = page.langs ?? options.langs ?? (defaultLang === undefined ? [] : [defaultLang]);
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
    const list = repositorySorts && {
      type,
      sortType: repositorySorts.name,
      // Until a document with the field is published, the repository does not have the sort order.
      sortBy: repositorySorts.getValue(sortBy) ? sortBy : defaultSort,
      selection,
    };
    return { page, langs, keys, selection, list };
  });
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

const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

function parseFields(fields: string, option: string): readonly SelectionNode[] {
  if (fields.trim() === '') return [];
  try {
    const [query] = parse(`{ ${fields} }`, { noLocation: true }).definitions;
    return query?.kind === Kind.OPERATION_DEFINITION ? query.selectionSet.selections : [];
  } catch (error) {
    throw new PrismicError(`${option} must be GraphQL fields, such as 'title category'. ${error}`);
  }
}

function hasField(schema: GraphQLSchema, type: string, selection: SelectionNode): boolean {
  const documentType = schema.getType(type);
  return (
    selection.kind !== Kind.FIELD ||
    (isObjectType(documentType) && selection.name.value in documentType.getFields())
  );
}

/** @throws PrismicError if the selection is invalid, or if the page context already uses a name. */
function planExtraFields(
  selections: readonly SelectionNode[],
  type: string,
  option: string,
  { repository, mounted }: PrismicSchemas,
): Pick<PlannedEntry, 'selection' | 'keys'> {
  const keys = selections
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [keyOf(selection)] : []))
    .filter((key) => key !== requiredKey);
  const taken = keys.find((key) => key in noDocument || key === '_meta');
  if (taken !== undefined) {
    throw new PrismicError(
      `${option} selects '${taken}', a name that the page context already uses.\n` +
        `Give the field an alias: '${taken}Field: ${taken}'.`,
    );
  }
  if (selections.length === 0) return { selection: '', keys };

  const fragment = withoutPrefix(parse(`fragment Extra on ${type} { ${toText(selections)} }`));
  const [error] = validate(mounted, fragment, rules);
  if (error)
    throw new PrismicError(`${option} is not a valid selection of ${type}: ${error.message}`);
  const [supported] = fragmentsOf(toSupportedQuery(fragment, repository));
  return { selection: supported ? toText(supported.selectionSet.selections) : '', keys };
}

const toText = (selections: readonly SelectionNode[]) => selections.map(print).join(' ');
