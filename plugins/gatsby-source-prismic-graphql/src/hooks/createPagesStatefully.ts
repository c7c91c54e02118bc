import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { toConnection } from '../requests/connection';
import { planLists } from '../pages/planLists';
import { defaultPreviewPath, planFallbackPages } from '../pages/planFallbackPages';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toPrismicSchemas } from '../schema/prismicSchemas';
import { readSnapshot } from '../requests/snapshot';
import { stopBuild } from './stop';

/** What Gatsby knows of a plugin. */
type FlattenedPlugin = { name: string; pluginFilepath: string };

/** Makes the pages of previews: where they begin, and one for documents that have no page yet. */
export async function createPagesStatefully(
  { actions, cache, reporter, store }: CreatePagesArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  if (options.previews === false) return;
  const snapshot = await readSnapshot(toConnection(options, cache), cache);
  if (!snapshot) return;
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: FlattenedPlugin[] };
  const own = flattenedPlugins.find(({ name }) => name === 'gatsby-source-prismic-graphql');
  const { previewPath = defaultPreviewPath, previewComponent } = options;
  try {
    const lists = planLists(options, toPrismicSchemas(snapshot, options), snapshot.languages);
    const keys = (options.pages ?? []).map(
      (page) => lists.find((list) => list.page === page)?.keys ?? [],
    );
    const fallbacks = planFallbackPages(options, keys, snapshot.languages);
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
