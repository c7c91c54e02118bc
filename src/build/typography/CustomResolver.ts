import type { GraphQLFieldResolver } from 'graphql';

/** A resolver as Gatsby's `createResolvers` takes it: the info has the original resolver. */
export type CustomResolver<Source> = (
  source: Source,
  args: Record<string, unknown>,
  context: unknown,
  info: Parameters<GraphQLFieldResolver<Source, unknown>>[3] & {
    originalResolver: GraphQLFieldResolver<Source, unknown>;
  },
) => unknown;
