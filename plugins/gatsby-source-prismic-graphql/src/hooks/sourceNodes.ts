import type { NodeInput, SourceNodesArgs } from 'gatsby';
import type { GraphQLSchema } from 'graphql';
import { isIntrospectionType, isObjectType } from 'graphql';
import { planEntries } from '../planning/planLists';
import type { Plan } from '../planning/planPages';
import { planPages } from '../planning/planPages';
import { PrismicError } from '../PrismicError';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { refKey, schemaKey } from '../requests/dependencies';
import { fetchDocuments } from '../requests/readList';
import type { RepositoryConnection } from '../requests/repository';
import { toRepositoryConnection } from '../requests/repository';
import type { Snapshot } from '../requests/snapshot';
import { readSnapshot } from '../requests/snapshot';
import type { PrismicSchemas } from '../schema/prismicSchemas';
import { schemasOf } from '../schema/prismicSchemas';
import { inTurn } from './inTurn';
import { isBuild, stopBuild } from './stop';

/** Plans of this hook, for the hooks that Gatsby runs later in the same process. */
export const plans = new WeakMap<PrismicPluginOptions, Promise<Plan>>();

/**
 * Creates the content nodes, and a node with the ref and the digest of all URLs. Queries depend on
 * these nodes, so the nodes must exist before Gatsby decides which queries to run again.
 */
export const sourceNodes = inTurn(async function (args: SourceNodesArgs, options): Promise<void> {
  const { actions, cache, createContentDigest, createNodeId } = args;
  const connection = toRepositoryConnection(options, cache);
  const snapshot = await readSnapshot(connection, cache);
  if (!snapshot) return;

  const { api } = connection;
  const { ref, digests } = snapshot;
  args.actions.enableStatefulSourceNodes?.();
  const urlDigest = await updateUrls(connection, snapshot, options, args);
  const node: RefNode = {
    id: createNodeId(toNodeSeed(api, refKey)),
    ref,
    urlDigest,
    internal: {
      type: refNodeType,
      content: JSON.stringify({
        ...compareFields(schemasOf(snapshot, options)),
        scheduled: snapshot.scheduled,
      } satisfies RefNodeContent),
      contentDigest: createContentDigest({ api, ref: digests[refKey], urlDigest }),
    },
  };
  await actions.createNode(node);
});

function compareFields({
  repository,
  mounted,
}: PrismicSchemas): Pick<RefNodeContent, 'schemaFields' | 'absentFields'> {
  const schemaFields = listFields(repository);
  const known = new Set(schemaFields);
  const absentFields = listFields(mounted).filter(
    (field) => !known.has(field) && repository.getType(field.split('.')[0] ?? ''),
  );
  return { schemaFields, absentFields };
}

/** Returns fields such as `Article.title`, except those of the query type. */
function listFields(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !isIntrospectionType(type) && type !== schema.getQueryType()
      ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
      : [],
  );
}

/** Updates the content nodes with their URLs, and returns the digest of the URLs. */
async function updateUrls(
  connection: RepositoryConnection,
  snapshot: Snapshot,
  options: PrismicPluginOptions,
  args: SourceNodesArgs,
): Promise<string | undefined> {
  const activity = args.reporter.activityTimer('Prismic: addresses');
  activity.start();
  try {
    const planning = findPages(connection, snapshot, options);
    plans.set(options, planning);
    const { addresses } = await planning;
    await updateContentNodes(connection.api, snapshot, addresses, args);
    return args.createContentDigest([...addresses].sort());
  } catch (error) {
    // In `gatsby develop`, `createPages` fails in the same way and reports the error, so this hook
    // does not report it. The nodes and their URLs stay as they are.
    if (isBuild()) stopBuild(activity, error);
    if (!(error instanceof PrismicError)) throw error;
    const [last] = args.getNodesByType(refNodeType) as unknown as RefNode[];
    return last?.urlDigest;
  } finally {
    activity.end();
  }
}

/** Fetches the documents of all entries of `pages`, and plans a page for each. */
async function findPages(
  connection: RepositoryConnection,
  snapshot: Snapshot,
  options: PrismicPluginOptions,
): Promise<Plan> {
  const schemas = schemasOf(snapshot, options);
  const found = planEntries(options, schemas, snapshot.languages).flatMap(
    ({ page, langs, keys, list }) =>
      langs.map(async (lang) => ({
        page,
        keys,
        edges: list
          ? await fetchDocuments(connection, snapshot, list, lang, schemas.repository)
          : [],
      })),
  );
  return planPages(await Promise.all(found), options);
}

export const refNodeType = 'PrismicRef';
const contentNodeType = 'PrismicContent';

/** A query depends on this node if the documents in its response are not known. */
export type RefNode = NodeInput & {
  ref: string;
  /** Digest of all URLs, because a changed link resolver changes results of queries. */
  urlDigest?: string;
};

/**
 * This object is JSON in `internal.content`, because Gatsby would add fields of the node to its
 * schema. From this object, a site can see whether a field is new or has been removed.
 */
export type RefNodeContent = {
  /** Fields of the repository's schema, such as `Article.title`. */
  schemaFields: string[];
  /** Fields from `customTypes` that the repository lacks, although it has their type. */
  absentFields: string[];
  /** Dates of scheduled releases, in ISO 8601. */
  scheduled: string[];
};

/** Returns the seed of a node's id, which is the same in all processes. */
export function toNodeSeed(api: string, key: string): string {
  return key === refKey ? `${refNodeType} ${api}` : `${contentNodeType} ${api} ${key}`;
}

/**
 * Creates a node for each document and list, and deletes all other nodes. A query depends on the
 * nodes of its response, so Gatsby runs the query again only if one of them has changed. Skips
 * unchanged nodes, because Gatsby takes long to create 10,000. A document's node contains its URL,
 * which resolvers read from the node, also in Gatsby's query workers.
 */
export async function updateContentNodes(
  api: string,
  { digests }: Snapshot,
  urls: ReadonlyMap<string, string>,
  { actions, createContentDigest, createNodeId, getNodesByType }: SourceNodesArgs,
): Promise<void> {
  const old = new Map(
    [...getNodesByType(contentNodeType), ...getNodesByType(refNodeType)].map((node) => [
      node.id,
      node,
    ]),
  );
  old.delete(createNodeId(toNodeSeed(api, refKey)));
  const { [schemaKey]: schema } = digests;
  for (const key of new Set([...Object.keys(digests), ...urls.keys()])) {
    if (key === refKey || key === schemaKey) continue;
    const id = createNodeId(toNodeSeed(api, key));
    const content = urls.get(key);
    const contentDigest = createContentDigest({ digest: digests[key], content, schema });
    const node = old.get(id);
    old.delete(id);
    if (node?.internal.contentDigest === contentDigest) continue;
    await actions.createNode({ id, internal: { type: contentNodeType, contentDigest, content } });
  }
  for (const node of old.values()) actions.deleteNode(node);
}
