import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { PrismicError } from '../PrismicError';
import type { ServiceError } from '../PrismicError';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toRepositoryConnection } from '../requests/repository';
import { readSnapshot, takeSnapshot } from '../requests/snapshot';
import { toNodeSeed } from './sourceNodes';
import { createPrismicResolver } from '../schema/createPrismicResolver';
import { createPrismicSchema } from '../schema/createPrismicSchema';
import { toPrismicSchemas } from '../schema/prismicSchemas';
import { contents, inTurn } from './contents';
import type { Content } from './contents';
import { failInMainProcess, isBuild, stop, stopBuild, watchWorkers } from './stop';

/**
 * Gatsby's query workers run this hook too, but not `sourceNodes`. The workers read the main
 * process's snapshot and send no requests.
 */
export const createSchemaCustomization = inTurn(async function (
  args: CreateSchemaCustomizationArgs,
  options,
  isLast,
): Promise<void> {
  const isWorker = Boolean(process.env.GATSBY_WORKER_ID);
  const content = await (isWorker ? readContent(options, args) : refreshContent(options, args));
  const { connection, snapshot, schemas } = content;
  // A later refresh mounts its own schema. Gatsby would mix the two.
  if (!isLast()) return;

  const endBuild = (error: ServiceError) =>
    isWorker ? failInMainProcess(args.cache, error) : stop(args.reporter, error);
  if (isBuild() && !isWorker) watchWorkers(args.cache, endBuild);

  const onFailure = isBuild() ? endBuild : undefined;
  const toNodeId = (key: string) => args.createNodeId(toNodeSeed(connection.api, key));
  args.actions.addThirdPartySchema({
    schema: createPrismicSchema(
      schemas.mounted,
      createPrismicResolver(connection, snapshot, schemas.repository, toNodeId, onFailure),
      (id, { nodeModel }) =>
        nodeModel.getNodeById({ id: toNodeId(id) }, { track: false })?.internal.content ?? null,
      options.sharpKeys,
    ),
  });
  contents.set(options, content);
});

async function readContent(
  options: PrismicPluginOptions,
  { cache, reporter }: CreateSchemaCustomizationArgs,
): Promise<Content> {
  const connection = toRepositoryConnection(options, cache);
  const snapshot = await readSnapshot(connection, cache);
  if (!snapshot) {
    const message = "Gatsby's cache has lost the schema. Run `gatsby clean` and build again.";
    return stop(reporter, new PrismicError(message));
  }
  return { connection, snapshot, schemas: toPrismicSchemas(snapshot, options) };
}

async function refreshContent(
  options: PrismicPluginOptions,
  { cache, reporter }: CreateSchemaCustomizationArgs,
): Promise<Content> {
  const connection = toRepositoryConnection(options, cache);
  const last = contents.get(options);
  let snapshot = last?.snapshot;
  const activity = reporter.activityTimer('Prismic: schema');
  activity.start();
  try {
    snapshot = await takeSnapshot(connection, cache);
    activity.setStatus(snapshot.ref);
    return { connection, snapshot, schemas: toPrismicSchemas(snapshot, options) };
  } catch (error) {
    if (!last || !(error instanceof PrismicError)) return stop(activity, error);
    stopBuild(activity, new PrismicError(`${error.message}\nThe schema stays as it is.`));
    // After an error in `customTypes`, the documents are those of the new snapshot.
    return { ...last, snapshot: snapshot ?? last.snapshot };
  } finally {
    activity.end();
  }
}
