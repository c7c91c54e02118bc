import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { introspectionFromSchema } from 'graphql';
import { PrismicError } from '../PrismicError';
import type { ServiceError } from '../PrismicError';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import type { RepositoryConnection } from '../requests/repository';
import { toRepositoryConnection } from '../requests/repository';
import type { Snapshot } from '../requests/snapshot';
import { readSnapshot, takeSnapshot } from '../requests/snapshot';
import { toNodeSeed } from './sourceNodes';
import { createPrismicResolver } from '../schema/createPrismicResolver';
import { createPrismicSchema } from '../schema/createPrismicSchema';
import type { PrismicSchemas } from '../schema/prismicSchemas';
import { mountedSchemas, schemasOf, toPrismicSchemas } from '../schema/prismicSchemas';
import { inTurn } from './inTurn';
import { failInMainProcess, isBuild, stop, stopBuild, watchWorkers } from './stop';

const lostSnapshot = new PrismicError(
  "Gatsby's cache has lost the schema. Run `gatsby clean` and build again.",
);

/**
 * Gatsby's query workers run this hook too, but not `sourceNodes`. The workers read the main
 * process's snapshot and send no requests.
 */
export const createSchemaCustomization = inTurn(async function (
  args: CreateSchemaCustomizationArgs,
  options,
  isLast,
): Promise<void> {
  const connection = toRepositoryConnection(options, args.cache);
  const isWorker = Boolean(process.env.GATSBY_WORKER_ID);
  const { snapshot, schemas } = isWorker
    ? await readContent(connection, options, args)
    : await refreshContent(connection, options, args);
  // A later refresh mounts its own schema. Gatsby would mix the two.
  if (!isLast()) return;

  const endBuild = (error: ServiceError) =>
    isWorker ? failInMainProcess(args.cache, error) : stop(args.reporter, error);
  if (isBuild() && !isWorker) watchWorkers(args.cache, endBuild);

  const toNodeId = (key: string) => args.createNodeId(toNodeSeed(connection.api, key));
  args.actions.addThirdPartySchema({
    schema: createPrismicSchema(
      introspectionFromSchema(schemas.mounted),
      createPrismicResolver(
        connection,
        snapshot,
        schemas.repository,
        toNodeId,
        isBuild() ? endBuild : undefined,
      ),
      (id, { nodeModel }) =>
        nodeModel.getNodeById({ id: toNodeId(id) }, { track: false })?.internal.content ?? null,
      options.sharpKeys,
    ),
  });
  mountedSchemas.set(options, schemas);
});

type Content = { snapshot: Snapshot; schemas: PrismicSchemas };

async function readContent(
  connection: RepositoryConnection,
  options: PrismicPluginOptions,
  { cache, reporter }: CreateSchemaCustomizationArgs,
): Promise<Content> {
  const snapshot = await readSnapshot(connection, cache);
  if (!snapshot) return stop(reporter, lostSnapshot);
  return { snapshot, schemas: schemasOf(snapshot, options) };
}

async function refreshContent(
  connection: RepositoryConnection,
  options: PrismicPluginOptions,
  args: CreateSchemaCustomizationArgs,
): Promise<Content> {
  const activity = args.reporter.activityTimer('Prismic: schema');
  activity.start();
  try {
    const snapshot = await takeSnapshot(connection, args.cache);
    activity.setStatus(snapshot.ref);
    return { snapshot, schemas: toPrismicSchemas(snapshot, options) };
  } catch (error) {
    if (!mountedSchemas.has(options) || !(error instanceof PrismicError)) {
      return stop(activity, error);
    }
    stopBuild(activity, new PrismicError(`${error.message}\nThe schema stays as it is.`));
    return readContent(connection, options, args);
  } finally {
    activity.end();
  }
}
