import { rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { writeText } from '../files';
import { finishedBuild, readRecord } from '../publishing/buildRecord';
import { readBuiltFiles } from '../readBuiltFiles';
import type { BuiltFiles } from '../readBuiltFiles';
import type { ContentDocument } from '../readContent';
import { readSiteUrl } from '../readSite';
import { modificationDates } from './modificationDates';
import { readSitemapPages } from './readSitemapPages';
import { toDeadlines } from './toDeadlines';
import { toPost } from './toPost';
import { toSite } from './toSite';
import type { Site } from './toSite';
import { sitemapPath, toSitemaps } from './toSitemap';
import { toSubscriptionFiles } from './toSubscriptionFiles';

/**
 * Writes feeds, calendars, search descriptions, sitemaps and robots.txt. Returns their paths, not
 * percent-encoded. Adds the pages that it reads to `known`.
 */
export async function writeSubscriptions(
  { graphql, reporter }: BuildArgs,
  content: readonly ContentDocument[],
  known: BuiltFiles,
): Promise<string[]> {
  const folder = path.resolve('public');
  const siteUrl = await readSiteUrl(graphql);
  const site = toSite(siteUrl);
  const posts = content.flatMap((document) => toPost(document) ?? []);
  const deadlines = content.flatMap((document) => toDeadlines(document) ?? []);
  const dates = modificationDates(content, posts);
  const read = (names: string[]) => readBuiltFiles(names, { folder, siteUrl }, known);
  const pages = await readSitemapPages(graphql, { read, dates });
  const files = new Map([
    ...toSubscriptionFiles(posts, site, deadlines),
    ...(await toSitemaps(pages, site)),
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
