import type { NodeInput } from 'gatsby';
import type {
  DocumentNode,
  FieldNode,
  GraphQLFieldResolver,
  GraphQLResolveInfo,
  GraphQLSchema,
} from 'graphql';
import { getOperationAST, Kind, print } from 'graphql';
import { PrismicError, ServiceError } from '../PrismicError';
import type { ContentState } from '../requests/cachedResponses';
import { queryWithCache } from '../requests/cachedResponses';
import type { TracedQuery } from '../requests/dependencies';
import { refKey, schemaKey, traceDocuments } from '../requests/dependencies';
import { keyOf, toArguments } from '../requests/queryNodes';
import type { JoinedQuery } from '../requests/queryTogether';
import { toJoinedQuery } from '../requests/queryTogether';
import type { RepositoryConnection } from '../requests/repository';
import type { PrismicQuery } from './toPrismicQuery';
import { toPrismicQuery, toVariables } from './toPrismicQuery';

type GatsbyContext = PageDocument & {
  path?: unknown;
  nodeModel: {
    getNodeById(args: { id: string }, options?: { track: boolean }): NodeInput | null;
  };
};

/**
 * A page depends on the nodes of its response. If the nodes are not known or the query fails, the
 * page depends on the ref. `content` must be the same in all processes, even if an editor publishes
 * something. `onFailure` ends the build if the service fails.
 */
export function createPrismicResolver(
  connection: RepositoryConnection,
  content: ContentState,
  schema: GraphQLSchema,
  toNodeId: (key: string) => string,
  onFailure?: (error: ServiceError) => Promise<never>,
): GraphQLFieldResolver<unknown, GatsbyContext> {
  const prepare = createPreparation(schema);
  return async (_source, _args, { nodeModel, ...page }, info) => {
    if (!nodeModel.getNodeById({ id: toNodeId(refKey) }, { track: false }))
      throw new PrismicError('A query used `prismic` before the plugin sourced the content.');
    const dependOn = (key: string) => nodeModel.getNodeById({ id: toNodeId(key) }) !== null;
    const prepared = prepare(info);
    if (!prepared) return {};
    const { document, query, traced, joined } = prepared;
    const variables = toVariables(prepared, info.variableValues);
    const isComplete = (data: Record<string, unknown>) =>
      !isOwnDocumentMissing(document, variables, data, page);
    try {
      const { data, dependsOn } = await queryWithCache(
        connection,
        content,
        { query, variables, joined, lists: traced?.toLists(variables) },
        isComplete,
      );
      // The schema needs no node, because the digest of each document's node includes the schema.
      const keys = Object.keys(dependsOn).filter((key) => key !== schemaKey);
      if (!keys.every(dependOn)) dependOn(refKey);
      if (isComplete(data)) return data;
      throw new ServiceError(
        `${connection.graphql} has lost the document ${String(page.id)} (uid ${String(page.uid)}, language ${String(page.lang)}): ` +
          `a list at the ref ${content.ref} contains it, and a query at the same ref does not find it.\n` +
          'Build again. If that does not help, look into the log of the service.',
      );
    } catch (error) {
      dependOn(refKey);
      if (!(error instanceof ServiceError) || !onFailure) throw error;
      const place =
        typeof page.path === 'string' ? `\nThe query was of the page ${page.path}.` : '';
      return onFailure(new ServiceError(error.message + place));
    }
  };
}

type PreparedQuery = PrismicQuery & { query: string; traced?: TracedQuery; joined?: JoinedQuery };

/** Prepares the query of a template only once, because Gatsby parses the template only once. */
function createPreparation(schema: GraphQLSchema) {
  const known = new WeakMap<FieldNode, PreparedQuery | undefined>();
  const prepare = (info: GraphQLResolveInfo): PreparedQuery | undefined => {
    const converted = toPrismicQuery(info, schema);
    if (!converted) return undefined;
    const traced = traceDocuments(converted.document, schema);
    const { document } = traced ?? converted;
    return {
      ...converted,
      query: print(document),
      traced,
      joined: toJoinedQuery(document, schema),
    };
  };
  return (info: GraphQLResolveInfo): PreparedQuery | undefined => {
    const [node, ...others] = info.fieldNodes;
    // No single node identifies a query with several `prismic` fields.
    if (!node || others.length > 0) return prepare(info);
    if (!known.has(node)) known.set(node, prepare(info));
    return known.get(node);
  };
}

type PageDocument = { id?: unknown; uid?: unknown; lang?: unknown };

/**
 * Whether a page's query did not find its document. A template for two types may request both
 * types, so one result is enough. Fallback pages have an empty id, so they miss no document.
 */
function isOwnDocumentMissing(
  query: DocumentNode,
  variables: Record<string, unknown>,
  data: Record<string, unknown>,
  page: PageDocument,
): boolean {
  if (!page.id || !page.uid) return false;
  const selections = getOperationAST(query)?.selectionSet.selections ?? [];
  const own = selections.filter((field) => {
    if (field.kind !== Kind.FIELD) return false;
    const { uid, lang } = toArguments(field, variables);
    return uid === page.uid && lang === page.lang;
  }) as FieldNode[];
  return own.length > 0 && own.every((field) => !data[keyOf(field)]);
}
