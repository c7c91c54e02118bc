import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { hashFile, inParallel, listFiles } from '../files';
import { saveBuiltFiles, readBuiltFiles } from '../readBuiltFiles';
import type { BuiltFiles } from '../readBuiltFiles';
import { readSiteUrl } from '../readSite';
import { withPlaceholders, downloadPlaceholders } from './placeholders';
import { downloadMedia, MediaError } from './downloadMedia';
import type { Downloads } from './downloadMedia';
import type { Placeholders } from './placeholders';
import { toPlaceholderUrl } from './toMediaQuery';

const MAX_OPEN_FILES = 16;

/**
 * Downloads the media files that pages and feeds need from the content service into
 * `public/media/`, so that the built site works without the service. Media files of Prismic stay on
 * its CDN. Adds placeholders to the images of the pages in both cases.
 * A file that the service does not send ends the build, with path, cause and remedy.
 * @param known the files that this build and the last build have read already
 */
export async function writeMedia(
  { graphql, cache, reporter }: BuildArgs,
  known: BuiltFiles,
): Promise<void> {
  const folder = path.resolve('public');
  const origin = process.env['GATSBY_MEDIA_ORIGIN'];
  const siteUrl = await readSiteUrl(graphql);
  // Gatsby's page data is left out, because the pages contain all of its addresses.
  const names = listFiles(folder).filter(
    (name) => /\.(html|xml|json)$/.test(name) && !name.startsWith('page-data/'),
  );
  const built = readBuiltFiles(names, { folder, siteUrl }, known);
  const files = new Map<string, string>();
  for (const [name, { media }] of built) for (const address of media) files.set(address, name);

  const downloads: Downloads = new Map(await cache.get('media'));
  if (origin && process.env['MEDIA_ON_REQUEST'] === undefined) {
    const progress = reporter.createProgress('Media files', files.size);
    progress.start();
    try {
      await downloadMedia({
        origin,
        folder,
        files,
        downloads,
        onDownloaded: () => progress.tick(),
      });
    } catch (error) {
      if (error instanceof MediaError) reporter.panicOnBuild(error.message);
      throw error;
    } finally {
      await cache.set('media', [...downloads]);
      progress.end();
    }
  }

  // A changed image keeps its address, so the cache's key also contains the image's ETag.
  const urls = new Map<string, string>();
  for (const source of new Set([...built.values()].flatMap(({ sources }) => sources))) {
    const url = toPlaceholderUrl(source);
    if (url === undefined) continue;
    urls.set(source, url.startsWith('/') ? `${origin}${url}#${downloads.get(source)?.etag}` : url);
  }
  const placeholders: Placeholders = (await cache.get('placeholders')) ?? {};
  const error = await downloadPlaceholders(new Set(urls.values()), placeholders);
  if (error) reporter.warn(`Some images have no placeholder until the next build: ${error}`);
  await cache.set('placeholders', placeholders);

  const placeholderOf = (source: string) => placeholders[urls.get(source) ?? ''];
  await inParallel(built, MAX_OPEN_FILES, async ([name, page]) => {
    if (page.sources.length === 0) return;
    const digest = createHash('sha256')
      .update(page.sources.map(placeholderOf).join())
      .digest('hex');
    // The page already has these placeholders. A page that Gatsby has written again has no digest.
    if (page.placeholders === digest) return;
    const file = path.join(folder, name);
    const html = await readFile(file, 'utf8');
    const changed = withPlaceholders(html, placeholderOf);
    if (changed !== html) await writeFile(file, changed);
    built.set(name, { ...page, hash: hashFile(file), placeholders: digest });
  });
  await saveBuiltFiles(cache, siteUrl, built);
}
