import type { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { isEnumType } from 'graphql';

/**
 * The types of which the repository has a list: GraphQL type name → its sort enum. The enum is read,
 * not made: Prismic's `Sort<Type>y` is no rule to rely on.
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
