import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { readSiteUrl } from '../readSiteUrl';
import { findMedia } from './findMedia';
import { inParallel } from './inParallel';
import { findSources, withPlaceholders } from './placeholders';
import { currentBuild } from '../publishing/publishBuild';
import { downloadMedia, MediaError } from './downloadMedia';
import type { Downloads } from './downloadMedia';
import { downloadPlaceholders } from './downloadPlaceholders';
import type { Placeholders } from './downloadPlaceholders';
import { toPlaceholderUrl } from './toMediaQuery';

const MAX_OPEN_FILES = 16;

/**
 * Downloads the media files that pages and feeds need from the content service into
 * `public/media/`, so that the built site works without the service. With Prismic they stay on its
 * CDN. In both cases it adds placeholders to the images of the pages.
 *
 * A file that the service does not send ends the build, with path, cause and remedy. With
 * GATSBY_BUILD_FROM_LAST_ANSWERS it is taken from the last build.
 */
export async function writeMedia({ graphql, cache, reporter }: BuildArgs): Promise<void> {
  const folder = path.resolve('public');
  const origin = process.env['GATSBY_MEDIA_ORIGIN'];
  const { files, pages, sources } = await readSite(folder, await readSiteUrl(graphql));

  const downloads: Downloads = new Map(await cache.get('media'));
  if (origin) {
    const progress = reporter.createProgress('Media files', files.size);
    progress.start();
    try {
      const isLenient = process.env['GATSBY_BUILD_FROM_LAST_ANSWERS'] === 'true';
      const [failure, ...more] = await downloadMedia({
        origin,
        folder,
        files,
        downloads,
        onDownloaded: () => progress.tick(),
        ...(isLenient ? { lastBuild: currentBuild } : {}),
      });
      if (failure) {
        reporter.warn(
          `${more.length + 1} media files are those of the last build: ${failure.message}`,
        );
      }
    } catch (error) {
      if (error instanceof MediaError) reporter.panicOnBuild(error.message);
      throw error;
    } finally {
      await cache.set('media', [...downloads]);
      progress.end();
    }
  }

  // A changed image keeps its address, so the cache's key needs its ETag too.
  const urls = new Map<string, string>();
  for (const source of sources) {
    const url = toPlaceholderUrl(source);
    if (url === undefined) continue;
    urls.set(source, url.startsWith('/') ? `${origin}${url}#${downloads.get(source)?.etag}` : url);
  }
  const placeholders: Placeholders = (await cache.get('placeholders')) ?? {};
  const error = await downloadPlaceholders(new Set(urls.values()), placeholders);
  if (error) reporter.warn(`Some images have no placeholder until the next build: ${error}`);
  await cache.set('placeholders', placeholders);

  await inParallel(pages, MAX_OPEN_FILES, async (file) => {
    const html = await readFile(file, 'utf8');
    const changed = withPlaceholders(html, (source) => placeholders[urls.get(source) ?? '']);
    if (changed !== html) await writeFile(file, changed);
  });
}

/**
 * Finds the media files and image sources in the built pages and feeds, and the pages with images.
 */
async function readSite(folder: string, siteUrl: string) {
  const files = new Map<string, string>();
  const sources = new Set<string>();
  const pages: string[] = [];
  // The pages contain every address that is in Gatsby's page data.
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|xml|json)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith(`page-data${path.sep}`));
  await inParallel(names, MAX_OPEN_FILES, async (name) => {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    for (const address of findMedia(text, siteUrl)) files.set(address, name);
    const found = name.endsWith('.html') ? findSources(text) : [];
    for (const source of found) sources.add(source);
    if (found.length > 0) pages.push(file);
  });
  return { files, sources, pages };
}
