import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { planEntries } from '../planning/planEntries';
import { defaultPreviewPath, planFallbackPages } from '../planning/planFallbackPages';
import { packageName } from '../packageName';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toRepositoryConnection } from '../requests/repositoryConnection';
import { stopBuild } from './stop';

/** An entry of Gatsby's `flattenedPlugins` state. */
type FlattenedPlugin = { name: string; pluginFilepath: string };

/** Creates the landing page for previews and the fallback pages for documents that have no page yet. */
export async function createPagesStatefully(
  { actions, cache, reporter, store }: CreatePagesArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  if (options.previews === false) return;
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: FlattenedPlugin[] };
  const own = flattenedPlugins.find(({ name }) => name === packageName);
  const { previewPath = defaultPreviewPath, previewComponent } = options;
  try {
    const planned = await planEntries(toRepositoryConnection(options, cache), cache, options);
    if (!planned) return;
    const fallbacks = planFallbackPages(planned.entries, options);
    actions.createPage({
      path: previewPath,
      component: previewComponent ?? findLandingPage(own?.pluginFilepath ?? ''),
      context: { prismicPreview: 'landing' },
    });
    for (const page of fallbacks) actions.createPage(page);
  } catch (error) {
    stopBuild(reporter, error);
  }
}

/** @returns the component in the published package or, where the plugin is a folder of the project, in its source. */
function findLandingPage(pluginFolder: string): string {
  const published = path.join(pluginFolder, 'dist/LandingPage.js');
  return existsSync(published) ? published : path.join(pluginFolder, 'src/preview/LandingPage.tsx');
}
