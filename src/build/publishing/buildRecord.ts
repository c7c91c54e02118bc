import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { readJson } from '../files';
import { readPaths, readSitePages } from '../readContent';
import type { ContentDocument } from '../readContent';
import { withoutPresent } from '../redirects/PastAddresses';
import type { PastAddresses } from '../redirects/PastAddresses';
import { ownMachine } from '../siteVariables';
import { currentSite, publishBuild } from './publishBuild';

/** The next build is compared with this record. Old records lack the optional fields. */
export type BuildRecord = Partial<PastAddresses> & {
  /** Digest of the content's address. The address may be secret, but the record is public. */
  source: string;
  pages: string[];
  /** Paths of the feeds, calendars and sitemap files. */
  files?: string[];
  /** Languages that have a homepage document. A front page exists even without the document. */
  homepages: Language[];
  /** Fields of the repository's schema, for example `Article.title`. */
  fields?: string[];
  /** Fields of this project's custom types that the repository's schema lacks. */
  absentFields?: string[];
};

/** Exists while a build runs, and after its failure: `public/` may contain a mix of two builds. */
export const unfinishedBuild = '.cache/unfinished-build.json';

// The file is in public/, because Gatsby deletes .cache/ when packages or gatsby-node.ts change,
// and after an unfinished build. Hosts that keep .cache/ between builds also keep public/.
const recordName = 'last-build.json';

export const finishedBuild = `public/${recordName}`;

export async function describeBuild(
  { graphql, getNodesByType }: Pick<BuildArgs, 'graphql' | 'getNodesByType'>,
  content: readonly Pick<ContentDocument, '_meta'>[],
): Promise<BuildRecord> {
  const { PRISMIC_REPOSITORY, PRISMIC_ENDPOINT, PRISMIC_REF } = process.env;
  // The project's own content service takes the next free port.
  const endpoint = PRISMIC_ENDPOINT?.replace(/(?<=\/\/localhost):\d+/, '');
  const source = JSON.stringify([PRISMIC_REPOSITORY || endpoint, PRISMIC_REF]);
  const [refNode] = getNodesByType('PrismicRef');
  const { schemaFields, absentFields } = JSON.parse(refNode?.internal?.content ?? '{}');
  // Only pages of documents have an id in their context.
  const ids = (await readSitePages(graphql)).flatMap(({ path: address, pageContext }) =>
    pageContext?.id ? [[address, pageContext.id]] : [],
  );
  return {
    source: createHash('sha256').update(source).digest('hex'),
    pages: readPaths(getNodesByType),
    documents: Object.fromEntries(ids),
    homepages: languages.filter((lang) =>
      content.some(({ _meta }) => _meta.type === 'homepage' && _meta.lang === lang),
    ),
    fields: schemaFields,
    absentFields,
  };
}

/** Adds feeds, calendars and sitemap files to this build's record. Returns its past addresses. */
export function recordFiles(files: readonly string[]): PastAddresses {
  const record: BuildRecord = JSON.parse(readFileSync(unfinishedBuild, 'utf8'));
  const past = withoutPresent(record.past ?? {}, files);
  writeFileSync(unfinishedBuild, JSON.stringify({ ...record, files, past }));
  return { documents: record.documents ?? {}, past };
}

/** Returns the number of files that were compressed. */
export async function finishBuild(rules: Record<string, string>): Promise<number> {
  writeFileSync(finishedBuild, readFileSync(unfinishedBuild));
  const compressed = await publishBuild(rules);
  rmSync(unfinishedBuild);
  return compressed;
}

export function readLastBuild(): BuildRecord | undefined {
  return readJson(path.join(currentSite, recordName)) ?? readJson(finishedBuild);
}

const TIMEOUT_MS = 20_000;

/**
 * Reads the published record, for a folder without a record of the same content. Returns `undefined`
 * for localhost, an unknown host name, or a site without a record.
 */
export async function fetchLastBuild(siteUrl: string): Promise<BuildRecord | undefined> {
  if (!URL.canParse(siteUrl) || ownMachine.includes(new URL(siteUrl).hostname)) return undefined;
  const address = new URL(finishedBuild.replace(/^public/, ''), siteUrl).href;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return toRecord(await response.text());
    if (response.status === 404 || response.status === 410) return undefined;
    throw new Error(`status ${response.status}`);
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    if (cause?.code === 'ENOTFOUND') return undefined;
    throw new Error(
      `The addresses of the published site cannot be read from ${address} (${cause?.message ?? message}). ` +
        'Without them, pages that have moved or gone since would answer 404.\n' +
        'Build again when the site answers. If it was never published, build once with GATSBY_ALLOW_PAGE_LOSS=true.',
    );
  }
}

/** Some hosts serve a page at every address, so the text may be HTML. */
function toRecord(text: string): BuildRecord | undefined {
  try {
    const record = JSON.parse(text) as BuildRecord | null;
    return Array.isArray(record?.pages) && Array.isArray(record.homepages) ? record : undefined;
  } catch {
    return undefined;
  }
}

const MAX_LOSS_PERCENT = 5;
const MIN_LOST_PAGES = 5;
const MAX_SHOWN_PAGES = 20;

/** Returns lines for the terminal; `undefined` for a loss as small as editors' usual deletions. */
export function describeLostPages(last: BuildRecord, next: BuildRecord): string | undefined {
  const kept = new Set(next.pages);
  const lost = last.pages.filter((page) => !kept.has(page));
  const homepages = last.homepages.filter((lang) => !next.homepages.includes(lang));
  const fields = (last.fields ?? []).filter((field) => next.absentFields?.includes(field));
  const isMuch =
    lost.length >= MIN_LOST_PAGES && lost.length > (last.pages.length * MAX_LOSS_PERCENT) / 100;
  if (homepages.length === 0 && fields.length === 0 && !isMuch) return undefined;
  const more = lost.length - MAX_SHOWN_PAGES;
  const ofHomepage = (lang: Language) =>
    `- the homepage in the language "${lang}": there is no such document`;
  return [
    'This build would lose, compared with the last one:',
    ...homepages.map(ofHomepage),
    ...fields.map((field) => `- the field ${field}: the repository's schema no longer has it`),
    `- ${lost.length} of ${last.pages.length} pages${lost.length > 0 ? ':' : ''}`,
    ...lost.slice(0, MAX_SHOWN_PAGES).map((page) => `    ${page}`),
    ...(more > 0 ? [`    … and ${more} more`] : []),
  ].join('\n');
}
