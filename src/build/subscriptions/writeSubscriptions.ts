import { rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import {
  calendarPath,
  categoriesOf,
  deadlinesPath,
  eventCalendarPath,
  feedOf,
  feedPath,
  openSearchPath,
  searchPath,
} from '../../addresses';
import { allMessages } from '../../i18n/allMessages';
import { languages, languageSettings } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { readJson, writeText } from '../files';
import { findCategories } from '../pages/toLists';
import { finishedBuild } from '../publishing/buildRecord';
import type { BuildRecord } from '../publishing/buildRecord';
import { readSiteUrl } from '../readContent';
import type { ContentDocument } from '../readContent';
import { toSite } from '../siteVariables';
import type { Site } from '../siteVariables';
import { toAtom } from './toAtom';
import { datedPosts, toEventCalendar, toSubscription } from './toCalendar';
import { toDeadlines, toPost } from './toPost';
import type { Deadlines, Post } from './toPost';
import { readSitemapPages, toSitemap } from './toSitemap';

/** Returns the paths of the written files, not percent-encoded. */
export async function writeSubscriptions(
  { graphql, reporter }: BuildArgs,
  content: readonly ContentDocument[],
): Promise<string[]> {
  const folder = path.resolve('public');
  const site = toSite(await readSiteUrl(graphql));
  const posts = content.flatMap((document) => toPost(document) ?? []);
  const deadlines = content.flatMap((document) => toDeadlines(document) ?? []);
  const pages = await readSitemapPages(graphql, content, folder);
  const files = toSubscriptionFiles(posts, site, deadlines)
    .set('/sitemap.xml', await toSitemap(pages, site))
    // Allows all pages. Pages that search engines should not list have `noindex`, which a robot can
    // read only in the page.
    .set('/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.urlOf('/sitemap.xml')}\n`);
  // public/ has the last build's files. After a rollback, the served build is an earlier one.
  writeFiles(folder, files, readJson<BuildRecord>(finishedBuild)?.files);
  reporter.info(`${files.size} feeds, calendars and sitemap files written to public/`);
  return [...files.keys()];
}

/** Also deletes files of the last build, for example the calendar of a deleted event. */
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

/** Returns contents of feeds, calendars and search descriptions by path, not percent-encoded. */
export function toSubscriptionFiles(
  posts: readonly Post[],
  site: Site,
  deadlines: readonly Deadlines[] = [],
): Map<string, string> {
  const files = new Map<string, string>();
  for (const lang of languages) {
    const own = posts.filter((post) => post.lang === lang);
    const events = datedPosts(own);
    // Editors' own categories have a feed if they have a list.
    for (const category of [undefined, ...categoriesOf(lang), ...findCategories(own, lang)]) {
      files.set(feedPath(lang, category), toAtom(own, { site, lang, category }));
    }
    files.set(calendarPath(lang), toSubscription(events, { site, lang }));
    for (const event of events) {
      files.set(eventCalendarPath(event.path), toEventCalendar(event, site));
    }
    files.set(openSearchPath(lang), toOpenSearch(site, lang));
  }
  for (const { posts: calls, ...page } of deadlines) {
    const { lang, title, path: address } = page;
    const list = { title, page: address, file: deadlinesPath(address) };
    files.set(list.file, toSubscription(datedPosts(calls), { site, lang, list }));
    files.set(feedOf(address), toAtom(calls, { site, lang, page }));
  }
  return files;
}

const MAX_SHORT_NAME_LETTERS = 16;
const MAX_LONG_NAME_LETTERS = 48;

/** Returns an OpenSearch 1.1 description, with which a browser offers the site's search. */
export function toOpenSearch(site: Site, lang: Language): string {
  const messages = allMessages[lang];
  const longName = `${messages.sitename} – ${messages['search.title']}`;
  const results = `${site.urlOf(searchPath(lang))}?query={searchTerms}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(messages.sitename.slice(0, MAX_SHORT_NAME_LETTERS))}</ShortName>
  <LongName>${escapeXml(longName.slice(0, MAX_LONG_NAME_LETTERS))}</LongName>
  <Description>${escapeXml(messages['site.description'])}</Description>
  <Language>${languageSettings[lang].tag}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <OutputEncoding>UTF-8</OutputEncoding>
  <Image width="32" height="32" type="image/png">${escapeXml(site.urlOf('/favicon-32x32.png'))}</Image>
  <Url type="text/html" rel="results" template="${escapeXml(results)}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(site.urlOf(openSearchPath(lang)))}"/>
</OpenSearchDescription>
`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
