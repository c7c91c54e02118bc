import type { GraphQLSchema } from 'graphql';
import { buildClientSchema } from 'graphql';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import type { Snapshot } from '../requests/snapshot';
import { addCustomTypes } from './addCustomTypes';
import { readCustomTypes } from './readCustomTypes';

/** Both are in Prismic's names. */
export type PrismicSchemas = {
  /** The repository's own: what can be asked. */
  asked: GraphQLSchema;
  /** With what `customTypes` add: what queries may name. */
  mounted: GraphQLSchema;
};

/** @throws PrismicError for a custom type that cannot be read. */
export function toPrismicSchemas(
  { introspection }: Pick<Snapshot, 'introspection'>,
  { customTypes }: Pick<PrismicPluginOptions, 'customTypes'>,
): PrismicSchemas {
  const asked = buildClientSchema(introspection);
  return {
    asked,
    mounted: customTypes ? addCustomTypes(asked, readCustomTypes(customTypes)) : asked,
  };
}
