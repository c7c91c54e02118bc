import type { GraphQLFieldResolver, IntrospectionQuery } from 'graphql';
import { buildClientSchema } from 'graphql';
import { askGraphQL } from './askGraphQL';
import type { Connection } from './connection';
import { PrismicError } from './PrismicError';
import type { RefNode } from './refNode';
import { toPrismicQuery } from './toPrismicQuery';

/** The part of Gatsby's resolver context that we use. */
export type GatsbyContext = {
  nodeModel: { getNodeById(args: { id: string }): RefNode | null };
};

/**
 * Makes the resolver of `prismic`. Reading the ref's node makes the page depend on it, and gives
 * all of Gatsby's processes the same ref, whatever is published in the meantime.
 *
 * @throws PrismicError (from the resolver) as `askGraphQL` does; Gatsby adds file and page.
 */
export function createPrismicResolver(
  connection: Connection,
  introspection: IntrospectionQuery,
  refNodeId: string,
): GraphQLFieldResolver<unknown, GatsbyContext> {
  const schema = buildClientSchema(introspection);

  return async (_source, _args, { nodeModel }, info) => {
    const node = nodeModel.getNodeById({ id: refNodeId });
    if (!node) throw new PrismicError('`prismic` was queried before the content was sourced.');
    const { ref, integrationFieldsRef } = node;
    return askGraphQL(connection, { ...toPrismicQuery(info, schema), ref, integrationFieldsRef });
  };
}
