import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { parse, print } from 'graphql';
import { PrismicError } from '../PrismicError';
import { queryWithCache } from '../requests/queryCache';
import type { RepositoryConnection } from '../requests/repositoryConnection';
import { traceDocuments } from '../requests/traceDocuments';
import type { RefNode } from './refNode';
import { toPrismicQuery } from './toPrismicQuery';
import type { UrlIndex } from './urlIndex';

/** The part of Gatsby's resolver context that this plugin uses. */
export type GatsbyContext = {
  nodeModel: { getNodeById(args: { id: string }): RefNode | null };
};

/**
 * Creates the resolver of the field `prismic`. The resolver reads the ref's node, which makes the page
 * depend on this node and gives all of Gatsby's processes the same ref, even if an editor publishes
 * something in the meantime.
 *
 * @param schema the repository's schema. Fields that it does not have are not requested.
 * @param urlIndex the resolver loads it for the digest in the ref's node.
 * @throws PrismicError (from the resolver) as `queryGraphQL` does. Gatsby adds the file and the page.
 */
export function createPrismicResolver(
  connection: RepositoryConnection,
  schema: GraphQLSchema,
  refNodeId: string,
  urlIndex: UrlIndex,
): GraphQLFieldResolver<unknown, GatsbyContext> {
  return async (_source, _args, { nodeModel }, info) => {
    const node = nodeModel.getNodeById({ id: refNodeId });
    if (!node)
      throw new PrismicError('A query used `prismic` before the plugin sourced the content.');
    const { ref, integrationFieldsRef, urlDigest } = node;
    await urlIndex.load(urlDigest);
    const request = toPrismicQuery(info, schema);
    if (!request) return {};
    const traced = traceDocuments(parse(request.query), schema);
    return queryWithCache(connection, {
      ...request,
      ...(traced ? { query: print(traced), isTraced: true } : {}),
      ref,
      integrationFieldsRef,
    });
  };
}
