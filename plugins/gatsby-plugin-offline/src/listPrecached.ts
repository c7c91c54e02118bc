import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { appDataAddress, dataAddress, pathOfData, staticQueryAddress } from './gatsbyFiles';
import type { OfflinePluginOptions } from './OfflinePluginOptions';
import type { PrecachedFile } from './worker/WorkerConfig';

type Page = { path: string; dataFile: string; staticQueryHashes: string[] };
type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

/** Scripts, styles and `static/` have the hash of their content in their names. */
const defaultHashedFiles = /(\.js$|\.css$|static\/)/;

/**
 * What works offline from the first visit on: the pages of the options with their data, the site's
 * scripts, and the files of `globPatterns`.
 *
 * @param folder of the built site
 * @throws Error when a page or file of the options was not built, or scripts cannot be listed
 */
export function listPrecached(
  folder: string,
  {
    precachePages = [],
    offlinePages = {},
    excludeChunks,
    workboxConfig = {},
  }: OfflinePluginOptions,
): PrecachedFile[] {
  const { globPatterns = [], dontCacheBustURLsMatching = defaultHashedFiles } = workboxConfig;
  const pages = unique([
    ...precachePages.flatMap((pattern) => findPages(folder, 'precachePages', pattern)),
    ...Object.values(offlinePages).flatMap((page) => findPages(folder, 'offlinePages', page)),
  ]).map((dataFile) => readPage(folder, dataFile));

  const toFile = (url: string, file = url): PrecachedFile => ({
    url,
    revision: hashOf(path.join(folder, file)),
  });
  const data = unique([
    ...pages.map(({ dataFile }) => dataFile),
    appDataAddress,
    ...pages.flatMap(({ staticQueryHashes }) => staticQueryHashes.map(staticQueryAddress)),
  ]);
  const globbed = unique(
    globPatterns.flatMap((pattern) => findFiles(folder, 'workboxConfig.globPatterns', pattern)),
  );
  return [
    ...pages.map((page) => toFile(page.path, htmlFile(page.path))),
    ...data.map((url) => toFile(url)),
    ...globbed.map((url) =>
      dontCacheBustURLsMatching.test(url) ? { url, revision: null } : toFile(url),
    ),
    ...listScripts(folder, excludeChunks).map((url) => ({ url, revision: null })),
  ];
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** @returns addresses of the pages' data files */
function findPages(folder: string, option: string, pattern: string): string[] {
  return findFiles(folder, option, pattern, dataAddress(pattern).slice(1));
}

/** @returns addresses of the files of the built site that the glob of an option matches */
function findFiles(folder: string, option: string, pattern: string, files = pattern): string[] {
  const names = glob.sync(files, { cwd: folder, dot: true });
  if (names.length === 0) {
    throw new Error(
      `gatsby-plugin-offline: "${pattern}" of the option ${option} matches nothing that was built: there is ` +
        `no ${files} in ${folder}. Correct the pattern, or remove it.`,
    );
  }
  return names.sort().map((name) => `/${name}`);
}

/** Gatsby writes a page's path, which may lack a final slash, into its data. */
function readPage(folder: string, dataFile: string): Page {
  const data: Partial<Page> = JSON.parse(readFileSync(path.join(folder, dataFile), 'utf8'));
  const { path: page = pathOfData(dataFile) ?? '/', staticQueryHashes = [] } = data;
  return { path: page, dataFile, staticQueryHashes };
}

function htmlFile(page: string): string {
  if (page.endsWith('.html')) return page;
  return page.endsWith('/') ? `${page}index.html` : `${page}/index.html`;
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
}

/**
 * The scripts of the build that a reader may need: all of them, since a tab that is open while the next
 * version is deployed may still import any of them, and then gets it from the worker.
 *
 * @param excluded fits the names of chunk groups whose scripts are left out, unless others need them
 */
function listScripts(folder: string, excluded?: RegExp): string[] {
  const stats = path.join(folder, 'webpack.stats.json');
  const { namedChunkGroups }: Stats = JSON.parse(readFileSync(stats, 'utf8'));
  const wanted = new Set<string>();
  const others = new Set<string>();
  for (const [group, { assets }] of Object.entries(namedChunkGroups)) {
    const set = excluded?.test(group) ? others : wanted;
    for (const { name } of assets) set.add(name);
  }
  for (const chunk of listUnnamedChunks(folder, wanted)) {
    if (!others.has(chunk)) wanted.add(chunk);
  }
  return [...wanted].filter((name) => name.endsWith('.js')).map((name) => `/${name}`);
}

/** Only webpack's runtime lists chunks without a name: by id and hash. */
function listUnnamedChunks(folder: string, names: Iterable<string>): string[] {
  const runtime = [...names].find((name) => /(^|\/)webpack-runtime-[^/]+\.js$/.test(name)) ?? '';
  const text = readFileSync(path.join(folder, runtime), 'utf8');
  const chunks = [...text.matchAll(/\b(\d+):"([0-9a-f]{8,})"/g)].map(([, id, hash]) =>
    path.posix.join(path.posix.dirname(runtime), `${id}-${hash}.js`),
  );
  if (chunks.length === 0) {
    throw new Error(
      `gatsby-plugin-offline: ${runtime} does not list the scripts of the site as id:"hash", so that they ` +
        'cannot be precached. Leave output.chunkFilename in webpack’s configuration as Gatsby has it, or ' +
        'set it to "[id]-[contenthash].js", in the folder of output.filename.',
    );
  }
  // A chunk with a name has its file by that name, unless the site has named all files by id.
  return chunks.filter((chunk) => existsSync(path.join(folder, chunk)));
}
