import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import glob from 'fast-glob';
import { appDataAddress, dataAddress, hashedFile, staticQueryAddress } from './gatsbyFiles';
import type { PrecachedFile, WorkerConfig } from './worker/files';

export type OfflinePluginOptions = {
  /** Default: `true`. With `false`, the worker deletes everything stored and unregisters itself. */
  enabled?: boolean;
  /** Globs of pages that work offline before they are read: `/about/`, `/projects/*`. */
  precachePages?: string[];
  /** Globs of more files to precache, relative to `public`. */
  precacheFiles?: string[];
  /**
   * Offline pages, by prefix of the requested path: `{ '/': '/offline/', '/en/': '/en/offline/' }`.
   * The longest matching prefix counts. Offline pages are precached.
   */
  offlinePages?: Record<string, string>;
  /** Seconds until a reader gets the stored copy instead of waiting for the network. Default: 2. */
  networkTimeoutSeconds?: number;
  /** Maximum number of stored pages. The page loaded longest ago is deleted first. Default: 50. */
  maxPages?: number;
  /** Seconds after which a stored page is deleted. Default: no limit. */
  maxAgeSeconds?: number;
  /**
   * Files whose path matches this expression come from the network or, offline, from the last copy.
   * Images, and files with a hash in their name, are stored without this option.
   */
  networkFirst?: RegExp;
  /** Names of webpack's chunk groups that are not precached. */
  excludeChunks?: RegExp;
  /** `false` if the site calls `writeServiceWorker` at the end of its own `onPostBuild`. */
  writeOnPostBuild?: boolean;
};

export type PublicOptions = { enabled: boolean; offlinePages: string[] };

/** Gatsby writes a page's path, which may lack a final slash, into its data. */
type Page = { path: string; dataFile: string; staticQueryHashes: string[] };
type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

/** Gatsby compiles a plugin in the project's folder into a folder without `worker`. */
const workerFolder =
  [path.join(__dirname, 'worker'), path.resolve('plugins/gatsby-plugin-offline/src/worker')].find(
    (folder) => existsSync(folder),
  ) ?? '';

/** @throws Error if the site lacks a file that the worker needs */
export async function writeServiceWorker(
  options: OfflinePluginOptions,
  folder = path.resolve('public'),
): Promise<void> {
  const { enabled = true } = options;
  await build({
    entryPoints: [path.join(workerFolder, enabled ? 'worker' : 'retiredWorker')],
    outfile: path.join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'silent',
    define: {
      // Workbox logs messages unless this value is `production`.
      'process.env.NODE_ENV': '"production"',
      ...(enabled && { OFFLINE_CONFIG: JSON.stringify(toWorkerConfig(folder, options)) }),
    },
  });
}

function toWorkerConfig(folder: string, options: OfflinePluginOptions): WorkerConfig {
  const { offlinePages = {}, networkFirst } = options;
  return {
    build: readJson(folder, appDataAddress).webpackCompilationHash,
    files: listPrecached(folder, options),
    timeoutSeconds: options.networkTimeoutSeconds ?? 2,
    maxPages: options.maxPages ?? 50,
    maxAgeSeconds: options.maxAgeSeconds,
    offlinePages: Object.entries(offlinePages).sort(([one], [other]) => other.length - one.length),
    networkFirst: networkFirst && [networkFirst.source, networkFirst.flags],
  };
}

function listPrecached(folder: string, options: OfflinePluginOptions): PrecachedFile[] {
  const { precachePages = [], precacheFiles = [], offlinePages = {} } = options;
  const pages = unique([
    ...precachePages.flatMap((pattern) => findPages(folder, 'precachePages', pattern)),
    ...Object.values(offlinePages).flatMap((page) => findPages(folder, 'offlinePages', page)),
  ]).map((dataFile): Page => ({ ...readJson(folder, dataFile), dataFile }));

  const toFile = (url: string, file = url): PrecachedFile => {
    const content = readFileSync(path.join(folder, file));
    return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 12) };
  };
  const data = unique([
    ...pages.map(({ dataFile }) => dataFile),
    appDataAddress,
    ...pages.flatMap(({ staticQueryHashes }) => staticQueryHashes.map(staticQueryAddress)),
  ]);
  const files = unique(
    precacheFiles.flatMap((pattern) => findFiles(folder, 'precacheFiles', pattern)),
  );
  return [
    ...pages.map((page) => toFile(page.path, htmlFile(page.path))),
    ...data.map((url) => toFile(url)),
    ...files.map((url) => (hashedFile.test(url) ? { url, revision: null } : toFile(url))),
    ...listScripts(folder, options.excludeChunks).map((url) => ({ url, revision: null })),
  ];
}

const readJson = (folder: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

function findPages(folder: string, option: string, pattern: string): string[] {
  return findFiles(folder, option, pattern, dataAddress(pattern).slice(1));
}

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

function htmlFile(page: string): string {
  if (page.endsWith('.html')) return page;
  return page.endsWith('/') ? `${page}index.html` : `${page}/index.html`;
}

/**
 * Lists all scripts, because a tab that stays open while the next version is deployed may still
 * import any of them. Omits scripts that only `excluded` chunk groups need.
 */
function listScripts(folder: string, excluded?: RegExp): string[] {
  const { namedChunkGroups }: Stats = readJson(folder, 'webpack.stats.json');
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

/** Only webpack's runtime lists unnamed chunks, by id and hash. */
function listUnnamedChunks(folder: string, names: Iterable<string>): string[] {
  const runtime = [...names].find((name) => /(^|\/)webpack-runtime-[^/]+\.js$/.test(name)) ?? '';
  const text = readFileSync(path.join(folder, runtime), 'utf8');
  const chunks = [...text.matchAll(/\b(\d+):"([0-9a-f]{8,})"/g)].map(([, id, hash]) =>
    path.posix.join(path.posix.dirname(runtime), `${id}-${hash}.js`),
  );
  if (chunks.length === 0) {
    throw new Error(
      `gatsby-plugin-offline: ${runtime} does not list the scripts of the site as id:"hash", so they ` +
        'cannot be precached. Leave output.chunkFilename in webpack’s configuration as Gatsby has it, or ' +
        'set it to "[id]-[contenthash].js", in the folder of output.filename.',
    );
  }
  // The runtime also lists named chunks. The file of a named chunk has no id in its name, so the
  // file `<id>-<hash>.js` does not exist, unless the site names all files by id.
  return chunks.filter((chunk) => existsSync(path.join(folder, chunk)));
}
