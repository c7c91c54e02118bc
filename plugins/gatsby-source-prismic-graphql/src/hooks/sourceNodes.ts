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
import type { PrismicSchemas } from '../schema/prismicSchemas';
import { contents, inTurn, plans } from './contents';
import type { Content } from './contents';
import { isBuild, stopBuild } from './stop';

/** Queries depend on these nodes, which must exist before Gatsby decides which queries to run. */
export const sourceNodes = inTurn(async function (args: SourceNodesArgs, options): Promise<void> {
  const { actions, createContentDigest, createNodeId } = args;
  const content = contents.get(options);
  if (!content) return;

  const { api } = content.connection;
  const { ref, digests, scheduled } = content.snapshot;
  args.actions.enableStatefulSourceNodes?.();
  const urlDigest = await updateUrls(content, options, args);
  // JSON, because Gatsby would add fields of the node to its schema. A site can see whether a
  // field is new or has been removed.
  const facts = JSON.stringify({ ...compareFields(content.schemas), scheduled });
  const node: RefNode = {
    id: createNodeId(toNodeSeed(api, refKey)),
    ref,
    urlDigest,
    internal: {
      type: refNodeType,
      content: facts,
      contentDigest: createContentDigest({ api, ref: digests[refKey], urlDigest, facts }),
    },
  };
  await actions.createNode(node);
});

function compareFields({ repository, mounted }: PrismicSchemas) {
  const schemaFields = listFields(repository);
  const known = new Set(schemaFields);
  // Fields from `customTypes` that the repository lacks, although it has their type.
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

async function updateUrls(
  content: Content,
  options: PrismicPluginOptions,
  args: SourceNodesArgs,
): Promise<string | undefined> {
  const activity = args.reporter.activityTimer('Prismic: addresses');
  activity.start();
  try {
    const planning = findPages(content, options);
    plans.set(options, planning);
    const { addresses } = await planning;
    await updateContentNodes(content, addresses, args);
    return args.createContentDigest([...addresses].sort());
  } catch (error) {
    // In `gatsby develop`, `createPages` reports the error. The nodes stay as they are.
    if (isBuild()) stopBuild(activity, error);
    if (!(error instanceof PrismicError)) throw error;
    const [last] = args.getNodesByType(refNodeType) as unknown as RefNode[];
    return last?.urlDigest;
  } finally {
    activity.end();
  }
}

async function findPages(
  { connection, snapshot, schemas }: Content,
  options: PrismicPluginOptions,
): Promise<Plan> {
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

const refNodeType = 'PrismicRef';
const contentNodeType = 'PrismicContent';

/** A query depends on this node if the documents in its response are not known. */
type RefNode = NodeInput & {
  ref: string;
  /** Digest of all URLs, because a changed link resolver changes results of queries. */
  urlDigest?: string;
};

/** The same in all processes. */
export function toNodeSeed(api: string, key: string): string {
  return key === refKey ? `${refNodeType} ${api}` : `${contentNodeType} ${api} ${key}`;
}

/**
 * Gatsby runs a query again only if a node of its response has changed. Skips unchanged nodes,
 * because Gatsby takes long to create 10,000. A document's node contains its URL, which resolvers
 * read, also in Gatsby's query workers.
 */
async function updateContentNodes(
  { connection: { api }, snapshot: { digests } }: Content,
  urls: ReadonlyMap<string, string>,
  { actions, createContentDigest, createNodeId, getNodesByType }: SourceNodesArgs,
): Promise<void> {
  const nodes = [...getNodesByType(contentNodeType), ...getNodesByType(refNodeType)];
  const old = new Map(nodes.map((node) => [node.id, node]));
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
