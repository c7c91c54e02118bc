import type { BuildArgs } from 'gatsby';
import { packageName } from '../packageName';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { saveAnswers } from '../requests/lastAnswers';
import { toRepositoryConnection } from '../requests/repositoryConnection';
import { readSnapshot } from '../requests/snapshot';
import { toReason } from '../requests/toReason';
import { prefixed } from './stop';

/** An entry of Gatsby's `flattenedPlugins` state. */
type FlattenedPlugin = { name: string; pluginOptions: PrismicPluginOptions };

/**
 * Keeps the answers to this build in the folder that the option `lastAnswers` names. A site calls it as the
 * last step of its own `onPostBuild`: only then has everything been asked, and has the build ended well. A
 * build from last answers leaves the folder as it is. A folder that cannot be written is a warning.
 */
export async function keepAnswers({
  getCache,
  reporter,
  store,
}: Pick<BuildArgs, 'getCache' | 'reporter' | 'store'>): Promise<void> {
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: FlattenedPlugin[] };
  const own = flattenedPlugins.find(({ name }) => name === packageName);
  if (own?.pluginOptions.lastAnswers === undefined) return;
  const cache = getCache(own.name);
  const connection = toRepositoryConnection(own.pluginOptions, cache);
  const snapshot = await readSnapshot(connection, cache);
  if (!snapshot || snapshot.lastAnswers) return;
  await saveAnswers(connection, snapshot, own.pluginOptions.lastAnswers).catch((error: unknown) =>
    reporter.warn(prefixed(`the answers of the service were not saved: ${toReason(error)}`)),
  );
}
