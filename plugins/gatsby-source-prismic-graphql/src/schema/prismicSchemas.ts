import type { GraphQLSchema } from 'graphql';
import { buildClientSchema } from 'graphql';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import type { Snapshot } from '../requests/snapshot';
import { addCustomTypes } from './addCustomTypes';
import { readCustomTypes } from './readCustomTypes';

/** Both schemas have Prismic's type names. */
export type PrismicSchemas = {
  /** The repository's schema: everything that can be requested. */
  repository: GraphQLSchema;
  /** The repository's schema plus the types of `customTypes`: everything that queries may use. */
  mounted: GraphQLSchema;
};

/** @throws PrismicError for a custom type that cannot be read. */
export function toPrismicSchemas(
  { introspection }: Pick<Snapshot, 'introspection'>,
  { customTypes }: Pick<PrismicPluginOptions, 'customTypes'>,
): PrismicSchemas {
  const repository = buildClientSchema(introspection);
  return {
    repository,
    mounted: customTypes ? addCustomTypes(repository, readCustomTypes(customTypes)) : repository,
  };
}
