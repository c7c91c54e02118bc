import { graphqlSync } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';

type Resolvers = Record<string, Record<string, { resolve: (...values: never[]) => unknown }>>;
type Query = { source: string; rootValue: object; contextValue?: unknown };

/** Runs a query. Like Gatsby, passes a field's original resolver to the new resolver. */
export function queryAsGatsby(schema: GraphQLSchema, resolvers: Resolvers, query: Query) {
  const byDefault: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
    source,
    _args,
    _context,
    { fieldName },
  ) => source[fieldName];
  return graphqlSync({
    schema,
    ...query,
    fieldResolver: (source, args, context, info) => {
      const own = resolvers[info.parentType.name]?.[info.fieldName];
      const values = [source, args, context, { ...info, originalResolver: byDefault }];
      return own ? own.resolve(...(values as never[])) : byDefault(source, args, context, info);
    },
  });
}
