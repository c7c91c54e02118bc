import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataAddress, pathOfData, staticQueryAddress } from '../gatsbyFiles';
import type { OfflinePluginOptions } from '../OfflinePluginOptions';
import type { PrecachedFile } from '../worker/WorkerConfig';
import { findFiles } from './findFiles';
import { listScripts } from './listScripts';

type Page = { path: string; dataFile: string; staticQueryHashes: string[] };

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
    '/page-data/app-data.json',
    ...pages.flatMap(({ staticQueryHashes }) => staticQueryHashes.map(staticQueryAddress)),
  ]);
  const globbed = unique(
    globPatterns.flatMap((pattern) =>
      findFiles(folder, { option: 'workboxConfig.globPatterns', pattern }),
    ),
  ).map((name) => `/${name}`);
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
  const filePattern = dataAddress(pattern).slice(1);
  return findFiles(folder, { option, pattern, filePattern }).map((name) => `/${name}`);
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
