import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { listFiles } from '../files';
import { readSiteUrl } from '../readContent';
import { downloadMedia, MediaError } from './downloadMedia';
import type { Downloads } from './downloadMedia';
import {
  downloadPlaceholders,
  findSources,
  toPlaceholderUrl,
  withPlaceholders,
} from './placeholders';
import type { Placeholders } from './placeholders';

/**
 * Downloads media files from the content service into `public/media/`, so that the built site works
 * without the service. Media files of Prismic stay on its CDN. In both cases, images get placeholders.
 */
export async function writeMedia({ graphql, cache, reporter }: BuildArgs): Promise<void> {
  const folder = path.resolve('public');
  const origin = process.env['GATSBY_MEDIA_ORIGIN'];
  const siteUrl = await readSiteUrl(graphql);
  // Gatsby's page data is left out, because the pages contain all of its addresses.
  const names = listFiles(folder).filter(
    (name) => /\.(html|xml|json)$/.test(name) && !name.startsWith('page-data/'),
  );
  const files = new Map<string, string>();
  const sources = new Set<string>();
  for (const name of names) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    for (const address of findMedia(text, siteUrl)) files.set(copyOf(address), name);
    if (name.endsWith('.html')) for (const source of findSources(text)) sources.add(copyOf(source));
  }

  const downloads: Downloads = new Map(await cache.get('media'));
  if (origin && process.env['MEDIA_ON_REQUEST'] === undefined) {
    const progress = reporter.createProgress('Media files', files.size);
    progress.start();
    try {
      const onDownloaded = () => progress.tick();
      await downloadMedia({ origin, folder, files, downloads, onDownloaded });
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
  for (const source of sources) {
    const url = toPlaceholderUrl(source);
    if (url === undefined) continue;
    urls.set(source, url.startsWith('/') ? `${origin}${url}#${downloads.get(source)?.etag}` : url);
  }
  const placeholders: Placeholders = (await cache.get('placeholders')) ?? {};
  const error = await downloadPlaceholders(new Set(urls.values()), placeholders);
  if (error) reporter.warn(`Some images have no placeholder in this build: ${error}`);
  await cache.set('placeholders', placeholders);

  const placeholderOf = (source: string) => placeholders[urls.get(source) ?? ''];
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const file = path.join(folder, name);
    const html = readFileSync(file, 'utf8');
    const changed = withPlaceholders(html, placeholderOf);
    if (changed !== html) writeFileSync(file, changed);
  }
}

/** Copies a found string, which would keep the text of its page in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

/**
 * In HTML, JSON-LD and feeds, the site writes addresses only into these attributes and properties.
 * Addresses elsewhere are an editor's text. The rare `"/media/` is tested first, for speed.
 */
const references =
  /"(?=\/media\/)(?<=(?:\b(?:src|srcset|imagesrcset|poster|href|url)=|"og:image" content=|"(?:image|logo|url|contentUrl|thumbnailUrl)":)")([^"]*)"/gi;
const ownMedia = /^\/media\/[^\s"'<>()\\,&]+/;

/** Returns paths of the site's media files in a built file, percent-encoded as in the file. */
export function findMedia(text: string, siteUrl: string): string[] {
  const own = text.replaceAll(`"${siteUrl}/`, '"/');
  return [...own.matchAll(references)]
    .flatMap(([, value = '']) => value.split(', '))
    .flatMap((address) => ownMedia.exec(address)?.[0] ?? []);
}
