import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { languages, type Language } from '../../i18n/languages';
import { buildIndex } from '../../search/build/buildIndex';
import type { SearchDocument } from '../../search/shape/searchDocument';
import { searchFolder } from '../../search/shape/format';
import {
  searchFields,
  toSearchDocument,
  type RawDocument,
} from '../../search/shape/toSearchDocument';
import { walkList } from '../walkList';

/**
 * Writes the search index of each language into the built site, and takes away that of an earlier
 * build.
 *
 * @param folder of the built site
 * @throws with Prismic's message when a list cannot be read
 */
export async function writeSearch(
  { graphql, reporter }: Pick<BuildArgs, 'graphql' | 'reporter'>,
  folder = path.resolve('public'),
): Promise<void> {
  rmSync(path.join(folder, searchFolder), { recursive: true, force: true });
  for (const lang of languages) {
    const documents = await readDocuments(graphql, lang);
    const files = buildIndex(documents, lang);
    for (const [address, text] of files) {
      const file = path.join(folder, address);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    reporter.info(`${files.size} files to search ${documents.length} pages (${lang})`);
  }
}

async function readDocuments(
  graphql: BuildArgs['graphql'],
  lang: Language,
): Promise<SearchDocument[]> {
  const lists = Object.entries(searchFields).map(([field, node]) =>
    walkList<RawDocument>(graphql, { field, lang, node }),
  );
  return (await Promise.all(lists)).flat().flatMap(({ node }) => toSearchDocument(node) ?? []);
}
