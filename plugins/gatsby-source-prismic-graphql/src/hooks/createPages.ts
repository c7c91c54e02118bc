import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { PrismicError } from '../PrismicError';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { name as packageName } from '../../package.json';
import { defaultPreviewPath, planFallbackPages } from '../planning/planFallbackPages';
import { planEntries } from '../planning/planLists';
import { contents, inTurn, plans } from './contents';
import { prefixed, stopBuild } from './stop';

// A wrong `match` or `linkResolver` causes an error for every document, so not all are shown.
const MAX_SHOWN_ERRORS = 5;
const MAX_SHOWN_DOCUMENTS = 100;

export const createDocumentPages = inTurn(async function (
  { actions, reporter }: CreatePagesArgs,
  options,
): Promise<void> {
  const activity = reporter.activityTimer('Prismic: pages');
  activity.start();
  try {
    const plan = await plans.get(options);
    if (!plan) return;
    const { pages, errors, warnings } = plan;
    activity.setStatus(`${pages.length} pages`);
    for (const page of pages) actions.createPage(page);
    const shown = firstOf(warnings, MAX_SHOWN_DOCUMENTS);
    if (warnings.length > 0 && !options.strict) reporter.warn(prefixed(shown.join('\n\n')));
    const fatal = [...(options.strict ? shown : []), ...firstOf(errors, MAX_SHOWN_ERRORS)];
    if (fatal.length > 0) throw new PrismicError(fatal.join('\n\n'));
  } catch (error) {
    stopBuild(activity, error);
  } finally {
    activity.end();
  }
});

function firstOf(messages: string[], max: number): string[] {
  const more = messages.length - max;
  return [...messages.slice(0, max), ...(more > 0 ? [`… and ${more} more.`] : [])];
}

type FlattenedPlugin = { name: string; pluginFilepath: string };

export async function createPagesStatefully(
  { actions, reporter, store }: CreatePagesArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  const content = contents.get(options);
  if (options.previews === false || !content) return;
  const { flattenedPlugins } = store.getState() as { flattenedPlugins: FlattenedPlugin[] };
  const own = flattenedPlugins.find(({ name }) => name === packageName);
  const { previewPath = defaultPreviewPath, previewComponent } = options;
  try {
    const entries = planEntries(options, content.schemas, content.snapshot.languages);
    const fallbacks = planFallbackPages(entries, options);
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

/** The published package lacks `src`, which is used if the plugin is a folder of the project. */
function findLandingPage(pluginFolder: string): string {
  const published = path.join(pluginFolder, 'dist/LandingPage.js');
  return existsSync(published) ? published : path.join(pluginFolder, 'src/preview/LandingPage.tsx');
}
