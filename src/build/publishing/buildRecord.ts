import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import type { ContentDocument } from '../readContent';
import { toPast, withoutPresent } from '../redirects/PastAddresses';
import type { PastAddresses } from '../redirects/PastAddresses';
import { readPaths } from '../readSite';
import { currentSite, publishBuild } from './publishBuild';

/** What a build consists of, for comparison with the next build. Records of older builds have no past addresses. */
export type BuildRecord = Partial<PastAddresses> & {
  /** Digest of where the content comes from: the record is published, and the address need not be. */
  source: string;
  /** Paths of all pages. */
  pages: string[];
  /** Paths of the feeds, calendars and sitemap files; records of older builds have none. */
  files?: string[];
  /** Languages that have a homepage document; their front pages exist without it too. */
  homepages: Language[];
  /** Fields of the repository's schema, such as `Article.title`; records of older builds have none. */
  fields?: string[];
  /** Fields that the custom types of this project have and the repository's schema lacks. */
  absentFields?: string[];
};

/**
 * The record of a build that has begun and not ended. Its content and `public/` may be parts of two
 * builds as long as this file exists.
 */
export const unfinishedBuild = '.cache/unfinished-build.json';

// Gatsby deletes its cache when packages or gatsby-node.ts change, and after an unfinished build. Hosts
// that keep `.cache` between builds keep `public/` too.
const recordName = 'last-build.json';

/** The record that is published with a finished build. */
export const finishedBuild = `public/${recordName}`;

/** Describes the build that is going on. */
export async function describeBuild(
  { graphql, getNodesByType }: Pick<BuildArgs, 'graphql' | 'getNodesByType'>,
  content: readonly Pick<ContentDocument, '_meta'>[],
): Promise<BuildRecord> {
  const { PRISMIC_REPOSITORY, PRISMIC_ENDPOINT, PRISMIC_REF } = process.env;
  const source = JSON.stringify([PRISMIC_REPOSITORY || PRISMIC_ENDPOINT, PRISMIC_REF]);
  const [refNode] = getNodesByType('PrismicRef');
  const { schemaFields, absentFields } = JSON.parse(refNode?.internal?.content ?? '{}');
  return {
    source: createHash('sha256').update(source).digest('hex'),
    pages: readPaths(getNodesByType),
    documents: await readDocumentIds(graphql),
    homepages: languages.filter((lang) =>
      content.some(({ _meta }) => _meta.type === 'homepage' && _meta.lang === lang),
    ),
    fields: schemaFields,
    absentFields,
  };
}

type SitePages = {
  allSitePage: { nodes: { path: string; pageContext: { id?: unknown } | null }[] };
};

/** The pages of documents are those with an id in their context, which the source plugin makes. */
async function readDocumentIds(graphql: BuildArgs['graphql']): Promise<Record<string, string>> {
  // The nodes that `getNodesByType` returns have no context.
  const { data, errors } = await graphql<SitePages>(
    '{ allSitePage { nodes { path pageContext } } }',
  );
  if (!data) throw new Error(`The site's pages cannot be read: ${String(errors)}`);
  return Object.fromEntries(
    data.allSitePage.nodes.flatMap(({ path: address, pageContext }) =>
      typeof pageContext?.id === 'string' && pageContext.id !== ''
        ? [[address, pageContext.id]]
        : [],
    ),
  );
}

/** Adds the addresses that the last build had, or knew of, and this one has not. */
export function addPast(next: BuildRecord, last: BuildRecord | undefined): BuildRecord {
  return { ...next, past: toPast(last, next.pages) };
}

/**
 * Adds files to the record of the build that is going on. They are known only after its pages.
 *
 * @param files paths of the feeds, calendars and sitemap files
 * @returns the addresses of earlier builds that this one does not have
 */
export function recordFiles(files: readonly string[]): PastAddresses {
  const record: BuildRecord = JSON.parse(readFileSync(unfinishedBuild, 'utf8'));
  const past = withoutPresent(record.past ?? {}, files);
  writeFileSync(unfinishedBuild, JSON.stringify({ ...record, files, past }));
  return { documents: record.documents ?? {}, past };
}

/**
 * Publishes a build that has ended well, and says so to the next one.
 *
 * @param rules texts of the files with rules for servers, by their names
 * @returns how many files were compressed
 */
export async function finishBuild(rules: Record<string, string>): Promise<number> {
  writeFileSync(finishedBuild, readFileSync(unfinishedBuild));
  const compressed = await publishBuild(rules);
  rmSync(unfinishedBuild);
  return compressed;
}

/** Reads the record of the last finished build; `undefined` when there is none. */
export function readLastBuild(): BuildRecord | undefined {
  return readRecord(path.join(currentSite, recordName)) ?? readRecord(finishedBuild);
}

/** Reads a record; `undefined` in the first build, in another checkout, and for a file that was cut off. */
export function readRecord(file: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const MAX_LOSS_PERCENT = 5;
const MIN_LOST_PAGES = 5;
const MAX_SHOWN_PAGES = 20;

/**
 * Says what a build would take away from the site: the homepage of a language, many pages at once, or a
 * field of all documents of a type.
 *
 * @returns lines for the terminal; `undefined` when that is no more than editors delete now and then
 */
export function describeLoss(last: BuildRecord, next: BuildRecord): string | undefined {
  const kept = new Set(next.pages);
  const lost = last.pages.filter((page) => !kept.has(page));
  const homepages = last.homepages.filter((lang) => !next.homepages.includes(lang));
  const fields = (last.fields ?? []).filter((field) => next.absentFields?.includes(field));
  const isMuch =
    lost.length >= MIN_LOST_PAGES && lost.length > (last.pages.length * MAX_LOSS_PERCENT) / 100;
  if (homepages.length === 0 && fields.length === 0 && !isMuch) return undefined;
  const more = lost.length - MAX_SHOWN_PAGES;
  return [
    'This build would lose, compared with the last one:',
    ...homepages.map((lang) => `- the homepage in the language ${lang}: there is no such document`),
    ...fields.map((field) => `- the field ${field}: the repository's schema has it no longer`),
    `- ${lost.length} of ${last.pages.length} pages${lost.length > 0 ? ':' : ''}`,
    ...lost.slice(0, MAX_SHOWN_PAGES).map((page) => `    ${page}`),
    ...(more > 0 ? [`    … and ${more} more`] : []),
  ].join('\n');
}
