import type { BuildArgs, CreateWebpackConfigArgs, ParentSpanPluginArgs } from 'gatsby';
import { defaultCacheId } from './src/OfflinePluginOptions';
import type { OfflinePluginOptions, PublicOptions } from './src/OfflinePluginOptions';
import { writeServiceWorker } from './src/writeServiceWorker';

export { pluginOptionsSchema } from './src/pluginOptionsSchema';

/** Gatsby writes the options, as JSON, into the script that every page loads: only one of them is needed there. */
export function onPluginInit(_args: ParentSpanPluginArgs, options: OfflinePluginOptions): void {
  const toJSON = (): PublicOptions => ({ enabled: options.enabled ?? true });
  Object.defineProperty(options, 'toJSON', { value: toJSON, configurable: true });
}

/** Defines what `listCachedPages` needs: the beginning of the names of the worker's caches. */
export function onCreateWebpackConfig(
  { actions, plugins }: CreateWebpackConfigArgs,
  { workboxConfig }: OfflinePluginOptions,
): void {
  const cacheId = workboxConfig?.cacheId ?? defaultCacheId;
  actions.setWebpackConfig({
    plugins: [plugins.define({ OFFLINE_CACHE_ID: JSON.stringify(cacheId) })],
  });
}

/**
 * Writes the service worker into the built site.
 *
 * @throws Error for a site that is built for a folder of its host, and as `writeServiceWorker` does
 */
export async function onPostBuild(
  { pathPrefix }: Pick<BuildArgs, 'pathPrefix'>,
  options: OfflinePluginOptions,
): Promise<void> {
  if (pathPrefix) {
    throw new Error(
      `gatsby-plugin-offline: this build is for the path prefix "${pathPrefix}", but the service worker ` +
        'knows pages at the root of their host only. Build without --prefix-paths and assetPrefix, or set ' +
        'the option enabled to false.',
    );
  }
  if (options.writeOnPostBuild ?? true) await writeServiceWorker(options);
}
