import type {
  DocumentNode,
  FieldNode,
  GraphQLArgument,
  GraphQLInputType,
  GraphQLSchema,
  NamedTypeNode,
  SelectionNode,
  ValueNode,
} from 'graphql';
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { toIdField } from './documentUrl';

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/**
 * A query as a repository can answer it, and so that its answer can be read.
 *
 * - `__typename` is added where the type is abstract: without it the answer cannot be told apart.
 * - What the repository does not have is left out: fields that a site adds with `createResolvers`, and
 *   types, fields and sort orders that `customTypes` add. A filter by a field that nothing has matches
 *   nothing, so its list is left out.
 * - `url` of a document, which this plugin adds, is asked for as the id from which it is found.
 *
 * @param document in Prismic's names.
 * @param schema the repository's own.
 */
export function toAnswerable(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const typeInfo = new TypeInfo(schema);
  const isUnknown = (type: NamedTypeNode | undefined) => type && !schema.getType(type.name.value);
  const lost = new Set(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && isUnknown(definition.typeCondition)
        ? [definition.name.value]
        : [],
    ),
  );
  return visit(
    document,
    visitWithTypeInfo(typeInfo, {
      FragmentDefinition: ({ name }) => (lost.has(name.value) ? null : undefined),
      FragmentSpread: ({ name }) => (lost.has(name.value) ? null : undefined),
      InlineFragment: ({ typeCondition }) => (isUnknown(typeCondition) ? null : undefined),
      Field(field) {
        const { args } = typeInfo.getFieldDef() ?? {};
        const parent = typeInfo.getParentType();
        if (!args) return parent ? (toIdField(field, parent) ?? null) : undefined;
        return withKnownArguments(field, args);
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

/** Whether it asks for nothing but the type. */
export function isTypename(selection: SelectionNode): boolean {
  return selection.kind === Kind.FIELD && selection.name.value === '__typename';
}

/** The field as it is, without a sort order that is unknown, or not at all. */
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
