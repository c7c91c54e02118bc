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
import type { PrismicSchemas } from '../schema/prismicSchemas';
import { toSupportedQuery, withoutPrefix } from '../schema/toPrismicQuery';
import { noDocument } from './planPages';

export type ExtraFields = {
  /** GraphQL selection for a document. Empty if the repository has none of the fields yet. */
  selection: string;
  keys: string[];
};

const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

export function findSyntaxError(extraPageFields: string): string | undefined {
  try {
    toSelections(extraPageFields);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Selects those fields of `extraPageFields` that a type has.
 * @throws PrismicError if the selection is invalid, or if the page context already uses a name.
 */
export function planExtraFields(
  extraPageFields: string,
  type: string,
  option: string,
  { repository, mounted }: PrismicSchemas,
): ExtraFields {
  const documentType = mounted.getType(type);
  const known = isObjectType(documentType) ? documentType.getFields() : {};
  const selections = toSelections(extraPageFields).filter(
    (selection) => selection.kind !== Kind.FIELD || selection.name.value in known,
  );
  const keys = selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [(selection.alias ?? selection.name).value] : [],
  );
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

export function findUnknownFields(
  extraPageFields: string,
  types: string[],
  mounted: GraphQLSchema,
): string[] {
  return toSelections(extraPageFields).flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return [];
    const name = selection.name.value;
    const isKnown = types.some((type) => {
      const documentType = mounted.getType(type);
      return isObjectType(documentType) && name in documentType.getFields();
    });
    return isKnown ? [] : [name];
  });
}

function toSelections(extraPageFields: string): readonly SelectionNode[] {
  if (extraPageFields.trim() === '') return [];
  const [query] = parse(`{ ${extraPageFields} }`, { noLocation: true }).definitions;
  return query?.kind === Kind.OPERATION_DEFINITION ? query.selectionSet.selections : [];
}

const toText = (selections: readonly SelectionNode[]) => selections.map(print).join(' ');
