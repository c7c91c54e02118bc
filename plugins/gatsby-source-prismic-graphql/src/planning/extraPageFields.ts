import type { DocumentNode, GraphQLSchema, SelectionNode } from 'graphql';
import { isObjectType, Kind, parse, print, validate, visit } from 'graphql';
import { PrismicError } from '../PrismicError';
import { toAnswerable } from '../schema/toAnswerable';
import { withoutPrefix } from '../schema/toPrismicQuery';
import type { PageContext } from './planPages';

export type ExtraFields = {
  /** Selection to ask of the document; empty when the repository has none of the fields yet. */
  selection: string;
  /** The entries of the page's context that the fields become. */
  keys: string[];
};

// Typed as a record so that no entry of the context can be forgotten here.
const own: Record<keyof PageContext, true> = {
  id: true,
  uid: true,
  lang: true,
  type: true,
  alternateLanguages: true,
  cursor: true,
  previous: true,
  next: true,
  paginationPreviousMeta: true,
  paginationPreviousUid: true,
  paginationPreviousLang: true,
  paginationNextMeta: true,
  paginationNextUid: true,
  paginationNextLang: true,
};

/** Why the text is no list of GraphQL fields, or nothing. */
export function findSyntaxError(extraPageFields: string): string | undefined {
  try {
    toSelections(extraPageFields);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * The part of `extraPageFields` that concerns one type. Fields that other types have are left out.
 *
 * @param place the option, for messages.
 * @param schemas `asked` is the repository's own, `mounted` also has what `customTypes` add.
 * @throws PrismicError for a field that cannot be asked, and one whose name the context has already.
 */
export function planExtraFields(
  extraPageFields: string,
  type: string,
  place: string,
  { asked, mounted }: { asked: GraphQLSchema; mounted: GraphQLSchema },
): ExtraFields {
  const documentType = mounted.getType(type);
  const known = isObjectType(documentType) ? documentType.getFields() : {};
  const selections = toSelections(extraPageFields).filter(
    (selection) => selection.kind !== Kind.FIELD || selection.name.value in known,
  );
  const keys = selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [(selection.alias ?? selection.name).value] : [],
  );
  const taken = keys.find((key) => key in own || key === '_meta');
  if (taken !== undefined) {
    throw new PrismicError(
      `${place} asks for '${taken}', a name that the page's context uses itself.\n` +
        `Give the field another name: '${taken}Field: ${taken}'.`,
    );
  }
  if (selections.length === 0) return { selection: '', keys };

  const query = withoutPrefix(
    parse(`{ all${type}s { edges { node { ${selections.map(print).join(' ')} } } } }`),
  );
  const [error] = validate(mounted, query);
  if (error) throw new PrismicError(`${place} cannot be asked of ${type}: ${error.message}`);
  return { selection: printNode(toAnswerable(query, asked)), keys };
}

/** Of the fields of the option, those that none of the types of the pages has. */
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

function printNode(query: DocumentNode): string {
  let selections: readonly SelectionNode[] = [];
  visit(query, {
    Field({ name, selectionSet }) {
      if (name.value !== 'node') return undefined;
      selections = selectionSet?.selections ?? [];
      return false;
    },
  });
  return selections.map(print).join(' ');
}
