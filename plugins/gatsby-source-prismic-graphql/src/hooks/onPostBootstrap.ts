import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { planEntries } from '../planning/planLists';
import { defaultPreviewPath, toFallbackPath } from '../planning/planFallbackPages';
import type { PreviewManifest, PreviewQuery } from '../preview/PreviewManifest';
import { notFoundPath } from '../preview/gatsbyLoader';
import { manifestPath } from '../preview/PreviewManifest';
import { toPreviewQueries } from '../preview/toPreviewQueries';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { toRepositoryConnection } from '../requests/repository';
import { readUrls } from '../schema/urlIndex';
import { prefixed } from './stop';

type State = {
  program: { directory: string };
  components: Map<string, { componentChunkName: string; query: string }>;
  staticQueryComponents: Map<string, { hash: string | number; query: string }>;
  pages: Map<string, { context?: { id?: unknown; uid?: unknown } }>;
};

const noNotFoundPage = prefixed(
  'the site has no 404 page, which previews need to show a document that has no page yet. ' +
    'Add src/pages/404.js (or .tsx).',
);

/** Writes the preview manifest, which previews read in the browser. */
export async function onPostBootstrap(
  { cache, emitter, reporter, store }: ParentSpanPluginArgs,
  options: PrismicPluginOptions,
): Promise<void> {
  if (options.previews === false) return;
  const write = async () => {
    const state = store.getState() as State;
    const manifest = await toManifest(state, options, cache);
    if (!manifest) return;
    if (manifest.pages.length > 0 && !state.pages.has(notFoundPath)) reporter.warn(noNotFoundPage);
    const file = path.join(state.program.directory, 'public', manifestPath);
    await writeFile(file, JSON.stringify(manifest));
  };
  await write();
  // A developer may change queries while the site runs, so the manifest is written again.
  if (process.env.gatsby_executing_command === 'develop') emitter.on('QUERY_EXTRACTED', write);
}

async function toManifest(
  { components, staticQueryComponents, pages }: State,
  options: PrismicPluginOptions,
  cache: ParentSpanPluginArgs['cache'],
): Promise<PreviewManifest | undefined> {
  const connection = toRepositoryConnection(options, cache);
  const planned = await planEntries(connection, cache, options);
  if (!planned) return undefined;
  const { repositorySchema, entries } = planned;
  const {
    defaultLang,
    shortenUrlLangs,
    repositoryName,
    previewPath = defaultPreviewPath,
  } = options;

  const uids = new Map<unknown, unknown>();
  for (const { context } of pages.values()) uids.set(context?.id, context?.uid);
  return {
    api: connection.api,
    graphql: connection.graphql,
    ...(options.endpoint === undefined && { repositoryName }),
    previewPath,
    useGETForQueries: options.useGETForQueries ?? true,
    hasToolbar: options.endpoint === undefined && !options.omitPrismicScript,
    defaultLang,
    shortenUrlLangs,
    pages: entries.map(({ page, langs, selection, keys }) => ({
      type: page.type,
      match: page.match,
      path: toFallbackPath(page),
      template: components.get(page.component)?.componentChunkName,
      ...{ langs, selection, keys },
    })),
    queries: toQueries([...components.values()], 'componentChunkName'),
    staticQueries: toQueries([...staticQueryComponents.values()], 'hash'),
    addresses: Object.fromEntries(
      ((await readUrls(connection, cache))?.entries ?? []).map(([id, url]) => {
        const uid = uids.get(id);
        return [id, [url, typeof uid === 'string' ? uid : null]];
      }),
    ),
  };

  function toQueries<Key extends string>(
    compiled: ({ query: string } & Record<Key, string | number>)[],
    key: Key,
  ): Record<string, PreviewQuery[]> {
    return Object.fromEntries(
      compiled.flatMap((each) => {
        const queries = each.query ? toPreviewQueries(each.query, repositorySchema) : [];
        return queries.length > 0 ? [[String(each[key]), queries]] : [];
      }),
    );
  }
}
