import type { CreateWebpackConfigArgs } from 'gatsby';
import { defaultCacheId } from '../defaults';
import type { OfflinePluginOptions } from '../OfflinePluginOptions';

/** Gives the pages the name under which the worker stores: `listCachedPages` needs it. */
export function onCreateWebpackConfig(
  { actions, plugins }: CreateWebpackConfigArgs,
  { workboxConfig }: OfflinePluginOptions,
): void {
  const cacheId = workboxConfig?.cacheId ?? defaultCacheId;
  actions.setWebpackConfig({
    plugins: [plugins.define({ OFFLINE_CACHE_ID: JSON.stringify(cacheId) })],
  });
}
