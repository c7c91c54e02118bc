import { rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { writeText } from '../files';
import { finishedBuild, readRecord } from '../publishing/buildRecord';
import type { ContentDocument } from '../readContent';
import { readSiteUrl } from '../readSite';
import { readSitemapPages } from './readSitemapPages';
import { toDeadlines } from './toDeadlines';
import { toPost } from './toPost';
import { toSite } from './toSite';
import type { Site } from './toSite';
import { sitemapPath, toSitemap } from './toSitemap';
import { toSubscriptionFiles } from './toSubscriptionFiles';

/**
 * Writes feeds, calendars, search descriptions, the sitemap and robots.txt. Returns their paths, not
 * percent-encoded.
 */
export async function writeSubscriptions(
  { graphql, reporter }: BuildArgs,
  content: readonly ContentDocument[],
): Promise<string[]> {
  const folder = path.resolve('public');
  const site = toSite(await readSiteUrl(graphql));
  const posts = content.flatMap((document) => toPost(document) ?? []);
  const deadlines = content.flatMap((document) => toDeadlines(document) ?? []);
  const pages = await readSitemapPages(graphql, content, folder);
  const files = new Map([
    ...toSubscriptionFiles(posts, site, deadlines),
    [sitemapPath, await toSitemap(pages, site)],
    ['/robots.txt', toRobots(site)],
  ]);
  // public/ has the last build's files. After a rollback, the served build is an earlier one.
  writeFiles(folder, files, readRecord(finishedBuild)?.files);
  reporter.info(`${files.size} feeds, calendars and sitemap files written to public/`);
  return [...files.keys()];
}

/**
 * Writes files, and deletes files of the last build that this build lacks, for example the calendar
 * of a deleted event. Paths are not percent-encoded.
 */
export function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
  last: readonly string[] = [],
): void {
  for (const address of last) {
    if (!files.has(address)) rmSync(path.join(folder, address), { force: true });
  }
  for (const [address, text] of files) writeText(path.join(folder, address), text);
}

// Allows all pages. Pages that search engines should not list have `noindex`, which a robot can
// read only in the page.
function toRobots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.urlOf(sitemapPath)}\n`;
}
