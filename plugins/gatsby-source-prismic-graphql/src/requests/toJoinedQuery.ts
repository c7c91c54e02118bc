import type {
  DefinitionNode,
  DocumentNode,
  FieldNode,
  GraphQLSchema,
  NameNode,
  SelectionSetNode,
  VariableDefinitionNode,
} from 'graphql';
import { getNamedType, getOperationAST, Kind, print, visit } from 'graphql';
import { findVariables } from './findVariables';
import { toArguments } from './traceDocuments';

/** Asks a query several times at once. */
export type JoinedQuery = {
  /** @returns the query with all of its fields and variables `count` times. */
  toQuery: (count: number) => string;
  toVariables: (values: readonly Record<string, unknown>[]) => Record<string, unknown>;
  /** @returns the number of documents that the query asks for at most. */
  countDocuments: (variables: Record<string, unknown>) => number;
  /** @returns the answer to each of `count` queries. */
  toAnswers: (data: Record<string, unknown>, count: number) => Record<string, unknown>[];
};

/** How many documents of a list Prismic returns when the query does not say. */
const DEFAULT_PAGE_SIZE = 20;

const nameOf = (name: string, index: number) => `q${index}_${name}`;

/**
 * Prepares a query to be asked several times at once, for different values of its variables. What is selected
 * from its fields is the same each time, and becomes fragments.
 *
 * @param schema the repository's schema.
 * @returns nothing for a query with variables below its first fields.
 */
export function toJoinedQuery(
  document: DocumentNode,
  schema: GraphQLSchema,
): JoinedQuery | undefined {
  const operation = getOperationAST(document);
  const fields = operation && findFields(operation.selectionSet, document);
  if (!fields) return undefined;

  const queryType = schema.getQueryType();
  const fragments: DefinitionNode[] = document.definitions.filter(
    (one) =>
      one.kind === Kind.FRAGMENT_DEFINITION && one.typeCondition.name.value !== queryType?.name,
  );
  const roots: FieldNode[] = [];
  const lists: FieldNode[] = [];
  for (const [index, field] of fields.entries()) {
    const root = queryType?.getFields()[field.name.value];
    const type = getNamedType(root?.type);
    if (!type || !field.selectionSet) return undefined;
    if (root?.args.some(({ name }) => name === 'first')) lists.push(field);
    const name = toName(`Joined${index}`);
    fragments.push({
      kind: Kind.FRAGMENT_DEFINITION,
      name,
      typeCondition: { kind: Kind.NAMED_TYPE, name: toName(type.name) },
      selectionSet: field.selectionSet,
    });
    const spread = { kind: Kind.FRAGMENT_SPREAD, name } as const;
    roots.push({ ...field, selectionSet: { kind: Kind.SELECTION_SET, selections: [spread] } });
  }
  if (findVariables(fragments).size > 0) return undefined;

  const queries = new Map<number, string>();
  const printFor = (count: number): string => {
    const indexes = Array.from({ length: count }, (_, index) => index);
    const variableDefinitions = indexes.flatMap((index) =>
      (operation.variableDefinitions ?? []).map((definition) => numbered(definition, index)),
    );
    const selected = indexes.flatMap((index) =>
      roots.map((root) => ({
        ...numbered(root, index),
        alias: toName(nameOf((root.alias ?? root.name).value, index)),
      })),
    );
    const selectionSet = { kind: Kind.SELECTION_SET, selections: selected } as const;
    const joined = { ...operation, variableDefinitions, selectionSet };
    return print({ kind: Kind.DOCUMENT, definitions: [joined, ...fragments] });
  };
  const keys = roots.map(({ alias, name }) => (alias ?? name).value);
  return {
    toQuery(count) {
      const query = queries.get(count) ?? printFor(count);
      queries.set(count, query);
      return query;
    },
    toVariables: (values) =>
      Object.fromEntries(
        values.flatMap((variables, index) =>
          Object.entries(variables).map(([name, value]) => [nameOf(name, index), value]),
        ),
      ),
    countDocuments(variables) {
      const ofLists = lists.map((list) =>
        Number(toArguments(list, variables).first ?? DEFAULT_PAGE_SIZE),
      );
      return ofLists.reduce((sum, count) => sum + count, roots.length - lists.length);
    },
    toAnswers: (data, count) =>
      Array.from({ length: count }, (_, index) =>
        Object.fromEntries(
          // A field with `@include` or `@skip` may be absent.
          keys.flatMap((key) => {
            const value = data[nameOf(key, index)];
            return value === undefined ? [] : [[key, value]];
          }),
        ),
      ),
  };
}

/**
 * Finds the first fields of a query, also in fragments of the query type.
 *
 * @returns nothing when a condition stands before such a fragment.
 */
function findFields(
  { selections }: SelectionSetNode,
  document: DocumentNode,
): FieldNode[] | undefined {
  const found = selections.map((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if ((selection.directives ?? []).length > 0) return undefined;
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            (one) =>
              one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
          );
    return fragment && 'selectionSet' in fragment
      ? findFields(fragment.selectionSet, document)
      : undefined;
  });
  return found.every((fields) => fields !== undefined) ? found.flat() : undefined;
}

const toName = (value: string): NameNode => ({ kind: Kind.NAME, value });

/** Gives the variables in a part of the query the names that they have for one of its values. */
function numbered<Node extends FieldNode | VariableDefinitionNode>(
  node: Node,
  index: number,
): Node {
  return visit(node, {
    Variable: (variable) => ({ ...variable, name: toName(nameOf(variable.name.value, index)) }),
  });
}
