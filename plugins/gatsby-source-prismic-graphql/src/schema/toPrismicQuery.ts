import type {
  DocumentNode,
  FieldNode,
  GraphQLArgument,
  GraphQLInputType,
  GraphQLResolveInfo,
  GraphQLSchema,
  NamedTypeNode,
  ValueNode,
} from 'graphql';
import {
  getNamedType,
  getOperationAST,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { findVariables, fragmentsOf, isTypename, toName } from '../requests/queryNodes';
import { toRequestedField } from './createPrismicSchema';
import { removeTypePrefix } from './prismicNames';

type Selection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'operation'>;

export type PrismicQuery = { document: DocumentNode; variableNames: Set<string> };

/** Returns nothing if no request is needed. */
export function toPrismicQuery(
  { fieldNodes, fragments, operation }: Selection,
  schema: GraphQLSchema,
): PrismicQuery | undefined {
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  const document = toSupportedQuery(
    withoutPrefix({
      kind: Kind.DOCUMENT,
      definitions: [
        {
          kind: Kind.OPERATION_DEFINITION,
          operation: OperationTypeNode.QUERY,
          variableDefinitions: operation.variableDefinitions,
          selectionSet: { kind: Kind.SELECTION_SET, selections },
        },
        ...Object.values(fragments),
      ],
    }),
    schema,
  );

  const [used = document] = Object.values(separateOperations(document));
  if (getOperationAST(used)?.selectionSet.selections.every(isTypename)) return undefined;
  const variableNames = findVariables(used.definitions);
  return {
    document: visit(used, {
      VariableDefinition: ({ variable }) => (variableNames.has(variable.name.value) ? false : null),
    }),
    variableNames,
  };
}

export function toVariables(
  { variableNames }: PrismicQuery,
  variableValues: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variableValues).filter(([name]) => variableNames.has(name)),
  );
}

export function withoutPrefix(document: DocumentNode): DocumentNode {
  return visit(document, {
    NamedType: ({ kind, name }) => ({ kind, name: toName(removeTypePrefix(name.value)) }),
  });
}

const typename = { kind: Kind.FIELD, name: toName('__typename') } as const;

/**
 * Adds `__typename` to abstract types, because the response must show the concrete type. Removes
 * what the repository lacks: fields from `createResolvers`, and types, fields and sort orders from
 * `customTypes`. Also removes a list that is filtered by an unknown field: no document matches.
 */
export function toSupportedQuery(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const typeInfo = new TypeInfo(schema);
  const isUnknown = (type: NamedTypeNode | undefined) => type && !schema.getType(type.name.value);
  const unknownFragments = new Set(
    fragmentsOf(document)
      .filter(({ typeCondition }) => isUnknown(typeCondition))
      .map(({ name }) => name.value),
  );
  return visit(
    document,
    visitWithTypeInfo(typeInfo, {
      FragmentDefinition: ({ name }) => (unknownFragments.has(name.value) ? null : undefined),
      FragmentSpread: ({ name }) => (unknownFragments.has(name.value) ? null : undefined),
      InlineFragment: ({ typeCondition }) => (isUnknown(typeCondition) ? null : undefined),
      Field(field) {
        const { args } = typeInfo.getFieldDef() ?? {};
        const parent = typeInfo.getParentType();
        if (args) return withKnownArguments(field, args);
        return parent ? (toRequestedField(field, parent) ?? null) : undefined;
      },
      SelectionSet: {
        leave({ kind, selections }) {
          const isEmpty = selections.length === 0;
          return isEmpty || isAbstractType(typeInfo.getParentType())
            ? { kind, selections: [typename, ...selections] }
            : undefined;
        },
      },
    }),
  );
}

/** Removes an unknown sort order, or the whole field if another argument is unknown. */
function withKnownArguments(
  field: FieldNode,
  known: readonly GraphQLArgument[],
): FieldNode | null | undefined {
  const unknown = (field.arguments ?? []).filter(({ name, value }) => {
    const argument = known.find((each) => each.name === name.value);
    return !argument || !isKnownValue(value, argument.type);
  });
  if (unknown.length === 0) return undefined;
  if (unknown.some(({ name }) => name.value !== 'sortBy')) return null;
  return {
    ...field,
    arguments: field.arguments?.filter((argument) => !unknown.includes(argument)),
  };
}

function isKnownValue(value: ValueNode, type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  switch (value.kind) {
    case Kind.ENUM:
      return !isEnumType(named) || named.getValue(value.value) !== undefined;
    case Kind.LIST:
      return value.values.every((each) => isKnownValue(each, named));
    case Kind.OBJECT:
      return value.fields.every(({ name, value: each }) => {
        const field = isInputObjectType(named) ? named.getFields()[name.value] : undefined;
        return !isInputObjectType(named) || (field !== undefined && isKnownValue(each, field.type));
      });
    default:
      return true;
  }
}
