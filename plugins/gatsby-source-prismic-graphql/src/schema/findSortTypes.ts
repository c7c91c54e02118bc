import type { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { isEnumType } from 'graphql';

/**
 * Maps each type of which the repository has a list to its sort enum: GraphQL type name → enum. The
 * enum is read from the schema, because Prismic does not document its name `Sort<Type>y`.
 */
export function findSortTypes(schema: GraphQLSchema): Map<string, GraphQLEnumType> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return new Map(
    fields.flatMap(({ name, args }) => {
      const type = /^all(.+)s$/.exec(name)?.[1];
      const sortBy = args.find((arg) => arg.name === 'sortBy')?.type;
      return type && isEnumType(sortBy) ? [[type, sortBy] as const] : [];
    }),
  );
}
