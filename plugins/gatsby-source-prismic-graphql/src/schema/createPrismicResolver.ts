import type { NodeInput } from 'gatsby';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { parse, print } from 'graphql';
import { PrismicError, ServiceError } from '../PrismicError';
import { toWiderKey } from '../requests/digests';
import { queryWithCache } from '../requests/queryCache';
import type { RepositoryConnection } from '../requests/repositoryConnection';
import { traceDocuments } from '../requests/traceDocuments';
import type { RefNode } from './refNode';
import { lacksOwnDocument } from './lacksOwnDocument';
import type { PageDocument } from './lacksOwnDocument';
import { toPrismicQuery } from './toPrismicQuery';
import type { UrlIndex } from './urlIndex';

/** The part of Gatsby's resolver context that this plugin uses. It includes the context of the page. */
export type GatsbyContext = PageDocument & {
  path?: unknown;
  nodeModel: {
    getNodeById(args: { id: string }, options?: { track: boolean }): NodeInput | null;
  };
};

/**
 * Creates the resolver of the field `prismic`. The resolver reads the ref's node, which gives all of Gatsby's
 * processes the same ref, even if an editor publishes something in the meantime. Reading the nodes of the
 * documents and lists in the answer makes the page depend on them; where they are not known, and after an
 * error, the page depends on the ref.
 *
 * @param schema the repository's schema. Fields that it does not have are not requested.
 * @param toNodeId id of the node of a document or list, see `updateContentNodes`.
 * @param urlIndex the resolver loads it for the digest in the ref's node.
 * @param onFailure ends the build when the service fails. Without it the resolver throws the error.
 * @throws PrismicError (from the resolver) as `queryGraphQL` does. Gatsby adds the file and the page.
 */
export function createPrismicResolver(
  connection: RepositoryConnection,
  schema: GraphQLSchema,
  refNodeId: string,
  toNodeId: (key: string) => string,
  urlIndex: UrlIndex,
  onFailure?: (error: ServiceError) => Promise<never>,
): GraphQLFieldResolver<unknown, GatsbyContext> {
  return async (_source, _args, { nodeModel, ...page }, info) => {
    const node = nodeModel.getNodeById({ id: refNodeId }, { track: false }) as RefNode | null;
    if (!node)
      throw new PrismicError('A query used `prismic` before the plugin sourced the content.');
    const { ref, integrationFieldsRef, urlDigest } = node;
    await urlIndex.load(urlDigest);
    const dependOn = (id: string) => nodeModel.getNodeById({ id }) !== null;
    // A list without documents has no node.
    const dependOnKey = (key: string) =>
      [key, toWiderKey(key)].some((any) => dependOn(toNodeId(any)));
    const request = toPrismicQuery(info, schema);
    if (!request) return {};
    const document = parse(request.query);
    const traced = traceDocuments(document, schema, request.variables);
    const isWhole = (data: Record<string, unknown>) =>
      !lacksOwnDocument(document, request.variables, data, page);
    try {
      const { data, dependencies } = await queryWithCache(
        connection,
        {
          ...request,
          ...(traced ? { query: print(traced.document), lists: traced.lists } : {}),
          ref,
          integrationFieldsRef,
        },
        isWhole,
      );
      if (!dependencies?.every(dependOnKey)) dependOn(refNodeId);
      if (isWhole(data)) return data;
      throw new ServiceError(
        `${connection.graphql} has lost the document ${String(page.id)} (uid ${String(page.uid)}, language ${String(page.lang)}): ` +
          `a list at the ref ${ref} contains it, and a query at the same ref does not find it.\n` +
          'Build again. If that does not help, look into the log of the service.',
      );
    } catch (error) {
      dependOn(refNodeId);
      if (!(error instanceof ServiceError) || !onFailure) throw error;
      const place =
        typeof page.path === 'string' ? `\nThe query was of the page ${page.path}.` : '';
      return onFailure(new ServiceError(error.message + place));
    }
  };
}
