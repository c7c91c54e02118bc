import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { readSiteUrl } from '../readSiteUrl';
import { findMedia } from './findMedia';
import { inParallel } from './inParallel';
import { findSources, withPlaceholders } from './placeholders';
import { takeMedia, type Etags } from './takeMedia';
import { takePlaceholders, type Placeholders } from './takePlaceholders';
import { toTinyQuery } from './toMediaQuery';

const filesAtOnce = 16;

/**
 * Makes the built site whole: the media files that its pages and feeds name come from the content
 * service into `public/media/`, so that the site needs no service beside it. With Prismic they stay at
 * its CDN. Either way the pages get placeholders for their images.
 *
 * @throws Error with name, cause and remedy for a file that the service does not have
 */
export async function writeMedia({ graphql, cache, reporter }: BuildArgs): Promise<void> {
  const folder = path.resolve('public');
  const origin = process.env['GATSBY_MEDIA_ORIGIN'];
  const { wanted, pages, sources } = await readSite(folder, await readSiteUrl(graphql));

  const etags: Etags = new Map(await cache.get('media'));
  if (origin) {
    const progress = reporter.createProgress('Media files', wanted.size);
    progress.start();
    try {
      await takeMedia({ origin, folder, wanted, etags, onTaken: () => progress.tick() });
    } finally {
      await cache.set('media', [...etags]);
      progress.end();
    }
  }

  // The address of an image stays the same when the file changes; its etag does not.
  const urls = new Map<string, string>();
  for (const source of sources) {
    const query = toTinyQuery(source);
    if (query === undefined) continue;
    urls.set(source, query.startsWith('/') ? `${origin}${query}#${etags.get(source)}` : query);
  }
  const placeholders: Placeholders = (await cache.get('placeholders')) ?? {};
  const fault = await takePlaceholders(new Set(urls.values()), placeholders);
  if (fault) reporter.warn(`Some images have no placeholder until the next build: ${fault}`);
  await cache.set('placeholders', placeholders);

  await inParallel(pages, filesAtOnce, async (file) => {
    const html = await readFile(file, 'utf8');
    const better = withPlaceholders(html, (source) => placeholders[urls.get(source) ?? '']);
    if (better !== html) await writeFile(file, better);
  });
}

/** Reads what the built pages and feeds name. */
async function readSite(folder: string, siteUrl: string) {
  const wanted = new Map<string, string>();
  const sources = new Set<string>();
  const pages: string[] = [];
  // Gatsby's own folder of data names nothing that its pages do not.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|xml|json)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith(`page-data${path.sep}`));
  await inParallel(files, filesAtOnce, async (name) => {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    for (const address of findMedia(text, siteUrl)) wanted.set(address, name);
    const found = name.endsWith('.html') ? findSources(text) : [];
    for (const source of found) sources.add(source);
    if (found.length > 0) pages.push(file);
  });
  return { wanted, sources, pages };
}
