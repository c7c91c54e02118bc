import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../i18n/languages';
import { homePath, manifestPath, offlinePath } from '../../addresses';
import type { PrecachedFile } from '../../serviceWorker/built';
import { fontFiles } from '../../styles/fonts';

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

/**
 * What works without a network from the first visit on: the front pages and the offline pages with
 * their data, and the site's scripts. Images are not among it.
 *
 * @param folder of the built site
 * @throws Error when a file is not there, or Gatsby's scripts cannot be told apart
 */
export function listPrecached(folder: string): PrecachedFile[] {
  const pages = languages.flatMap((lang) => [homePath(lang), offlinePath(lang)]);
  const dataFiles = pages.map(
    (page) => `page-data${page === '/' ? '/index/' : page}page-data.json`,
  );
  const data = dataFiles.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  const queries = new Set(data.flatMap(({ staticQueryHashes }) => staticQueryHashes as string[]));

  const revised = [
    ...dataFiles.map((file) => `/${file}`),
    '/page-data/app-data.json',
    ...[...queries].map((hash) => `/page-data/sq/d/${hash}.json`),
    ...languages.map(manifestPath),
  ];
  const named = [...listScripts(folder), ...Object.values(fontFiles)];
  return [
    ...pages.map((url) => ({ url, revision: revisionOf(folder, `${url}index.html`) })),
    ...revised.map((url) => ({ url, revision: revisionOf(folder, url) })),
    ...named.map((url) => ({ url, revision: null })),
  ];
}

/** What no reader is led to: the style guide, the made-up pages, and what only previews need. */
const notForReaders = /-templates-(elements|dummy)|^(prismic-preview|preview-site)$/;

/**
 * All scripts of the build that a reader may need: a tab that is open while
 * the next version is put on the server may still ask for any of them, and gets it from the worker.
 */
function listScripts(folder: string): string[] {
  const stats = path.join(folder, 'webpack.stats.json');
  const { namedChunkGroups }: Stats = JSON.parse(readFileSync(stats, 'utf8'));
  const wanted = new Set<string>();
  const others = new Set<string>();
  for (const [group, { assets }] of Object.entries(namedChunkGroups)) {
    const set = notForReaders.test(group) ? others : wanted;
    for (const { name } of assets) set.add(name);
  }
  // Parts without a name stand nowhere but in the list by which scripts ask for one another.
  const runtime = [...wanted].find((name) => name.startsWith('webpack-runtime-')) ?? '';
  const text = readFileSync(path.join(folder, runtime), 'utf8');
  const parts = [...text.matchAll(/\b(\d+):"([0-9a-f]{8,})"/g)].map(
    ([, id, hash]) => `${id}-${hash}.js`,
  );
  if (parts.length === 0) {
    throw new Error(
      `${runtime} no longer lists the scripts of the site as number:"hash", so that the service worker ` +
        'cannot bring them along. See how build/onCreateWebpackConfig.ts names them.',
    );
  }
  for (const part of parts) if (!others.has(part)) wanted.add(part);
  return [...wanted].filter((name) => name.endsWith('.js')).map((name) => `/${name}`);
}

function revisionOf(folder: string, address: string): string {
  const content = readFileSync(path.join(folder, address));
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
