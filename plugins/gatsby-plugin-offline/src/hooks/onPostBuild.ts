import type { BuildArgs } from 'gatsby';
import { writeServiceWorker } from '../build/writeServiceWorker';
import type { OfflinePluginOptions } from '../OfflinePluginOptions';

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
