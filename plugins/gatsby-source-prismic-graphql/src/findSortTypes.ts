import type { IntrospectionQuery } from 'graphql';

/**
 * The types of which the repository has a list: GraphQL type name → name of its sort enum. The name
 * is read, not made: Prismic's `Sort<Type>y` is no rule to rely on.
 */
export function findSortTypes({ __schema }: IntrospectionQuery): Map<string, string> {
  const query = __schema.types.find(({ name }) => name === __schema.queryType.name);
  const fields = query?.kind === 'OBJECT' ? query.fields : [];
  return new Map(
    fields.flatMap(({ name, args }) => {
      const type = /^all(.+)s$/.exec(name)?.[1];
      const sortBy = args.find((arg) => arg.name === 'sortBy')?.type;
      return type && sortBy?.kind === 'ENUM' ? [[type, sortBy.name] as const] : [];
    }),
  );
}
