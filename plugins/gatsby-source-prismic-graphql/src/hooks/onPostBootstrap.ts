import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { planEntries } from '../planning/planLists';
import { defaultPreviewPath, toFallbackPath } from '../planning/planFallbackPages';
import type { PreviewManifest, PreviewQuery } from '../preview/previewRequests';
import { manifestPath } from '../preview/previewRequests';
import { toPreviewQueries } from '../preview/toPreviewQueries';
import { PrismicError } from '../PrismicError';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { contents, plans } from './contents';

type State = {
  program: { directory: string };
  components: Map<string, { componentChunkName: string; query: string }>;
  staticQueryComponents: Map<string, { hash: string | number; query: string }>;
};

export async function onPostBootstrap(
  { emitter, store }: ParentSpanPluginArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  if (options.previews === false) return;
  const write = async () => {
    const state = store.getState() as State;
    const manifest = await toManifest(state, options).catch((error: unknown) => {
      // `createPages` has shown the error.
      if (!(error instanceof PrismicError)) throw error;
    });
    if (!manifest) return;
    const file = path.join(state.program.directory, 'public', manifestPath);
    await writeFile(file, JSON.stringify(manifest));
  };
  await write();
  if (process.env.gatsby_executing_command === 'develop') emitter.on('QUERY_EXTRACTED', write);
}

async function toManifest(
  { components, staticQueryComponents }: State,
  options: PrismicPluginOptions,
): Promise<PreviewManifest | undefined> {
  const content = contents.get(options);
  if (!content) return undefined;
  const { connection, snapshot, schemas } = content;
  const toQueries = (texts: [name: string | number, query: string][]) => {
    const queries = texts.map(([name, text]): [typeof name, PreviewQuery[]] => [
      name,
      text ? toPreviewQueries(text, schemas.repository) : [],
    ]);
    return Object.fromEntries(queries.filter(([, { length }]) => length > 0));
  };
  const entries = planEntries(options, schemas, snapshot.languages);
  const { endpoint, repositoryName, defaultLang, shortenUrlLangs } = options;

  // In `gatsby develop`, the plan may have failed, which `createPages` reports.
  const plan = await plans.get(options)?.catch(() => undefined);
  const uids = new Map(plan?.pages.map(({ context }) => [context.id, context.uid]));
  return {
    api: connection.api,
    graphql: connection.graphql,
    ...(endpoint === undefined && { repositoryName }),
    previewPath: options.previewPath ?? defaultPreviewPath,
    useGETForQueries: options.useGETForQueries ?? true,
    hasToolbar: endpoint === undefined && !options.omitPrismicScript,
    defaultLang,
    shortenUrlLangs,
    pages: entries.map(({ page, langs, selection, keys }) => ({
      type: page.type,
      match: page.match,
      path: toFallbackPath(page),
      template: components.get(page.component)?.componentChunkName,
      ...{ langs, selection, keys },
    })),
    queries: toQueries(
      [...components.values()].map((each) => [each.componentChunkName, each.query]),
    ),
    staticQueries: toQueries(
      [...staticQueryComponents.values()].map((each) => [each.hash, each.query]),
    ),
    addresses: Object.fromEntries(
      [...(plan?.addresses ?? [])].map(([id, url]) => [id, [url, uids.get(id) ?? null]]),
    ),
  };
}
