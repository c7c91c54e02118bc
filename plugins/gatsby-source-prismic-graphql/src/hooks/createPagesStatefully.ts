import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { planEntries } from '../planning/planEntries';
import { defaultPreviewPath, planFallbackPages } from '../planning/planFallbackPages';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toConnection } from '../requests/connection';
import { stopBuild } from './stop';

/** What Gatsby knows of a plugin. */
type FlattenedPlugin = { name: string; pluginFilepath: string };

/** Makes the pages of previews: where they begin, and one for documents that have no page yet. */
export async function createPagesStatefully(
  { actions, cache, reporter, store }: CreatePagesArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  if (options.previews === false) return;
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: FlattenedPlugin[] };
  const own = flattenedPlugins.find(({ name }) => name === 'gatsby-source-prismic-graphql');
  const { previewPath = defaultPreviewPath, previewComponent } = options;
  try {
    const planned = await planEntries(toConnection(options, cache), cache, options);
    if (!planned) return;
    const fallbacks = planFallbackPages(planned.entries, options);
    actions.createPage({
      path: previewPath,
      component:
        previewComponent ?? path.join(own?.pluginFilepath ?? '', 'src/preview/LandingPage.tsx'),
      context: { prismicPreview: 'landing' },
    });
    for (const page of fallbacks) actions.createPage(page);
  } catch (error) {
    stopBuild(reporter, error);
  }
}
