import type { GraphQLSchema, SelectionNode } from 'graphql';
import {
  isObjectType,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  print,
  specifiedRules,
  validate,
} from 'graphql';
import { PrismicError } from '../PrismicError';
import { keyOf } from '../requests/queryNodes';
import type { PrismicSchemas } from '../schema/prismicSchemas';
import { toSupportedQuery, withoutPrefix } from '../schema/toPrismicQuery';
import { noDocument, requiredKey } from './planPages';

type ExtraFields = {
  /** GraphQL selection for a document. Empty if the repository has none of the fields yet. */
  selection: string;
  keys: string[];
};

const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** @throws PrismicError if `fields` is not a GraphQL selection. */
export function parseFields(fields: string, option: string): readonly SelectionNode[] {
  if (fields.trim() === '') return [];
  try {
    const [query] = parse(`{ ${fields} }`, { noLocation: true }).definitions;
    return query?.kind === Kind.OPERATION_DEFINITION ? query.selectionSet.selections : [];
  } catch (error) {
    throw new PrismicError(`${option} must be GraphQL fields, such as 'title category'. ${error}`);
  }
}

export function hasField(schema: GraphQLSchema, type: string, selection: SelectionNode): boolean {
  const documentType = schema.getType(type);
  return (
    selection.kind !== Kind.FIELD ||
    (isObjectType(documentType) && selection.name.value in documentType.getFields())
  );
}

/**
 * Omits what the repository does not have yet.
 * @throws PrismicError if the selection is invalid, or if the page context already uses a name.
 */
export function planExtraFields(
  selections: readonly SelectionNode[],
  type: string,
  option: string,
  { repository, mounted }: PrismicSchemas,
): ExtraFields {
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
  const [supported] = toSupportedQuery(fragment, repository).definitions;
  const isKnown = supported?.kind === Kind.FRAGMENT_DEFINITION;
  return { selection: isKnown ? toText(supported.selectionSet.selections) : '', keys };
}

const toText = (selections: readonly SelectionNode[]) => selections.map(print).join(' ');
