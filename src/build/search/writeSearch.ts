import { rmSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import type { BuildArgs } from 'gatsby';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { buildIndex } from '../../search/build/buildIndex';
import type { SearchDocument } from '../../search/shape/searchDocument';
import { searchFolder } from '../../search/shape/format';
import { searchFields, toSearchDocument } from '../../search/shape/toSearchDocument';
import type { RawDocument } from '../../search/shape/toSearchDocument';
import { readList } from '../readList';
import { writeChanged } from '../writeChanged';
import { listDocuments } from './listDocuments';

/**
 * Writes the search index of each language into the built site and deletes older ones.
 *
 * @param folder of the built site
 * @throws with Prismic's message when a list cannot be read
 */
export async function writeSearch(
  { graphql, reporter }: Pick<BuildArgs, 'graphql' | 'reporter'>,
  folder = path.resolve('public'),
): Promise<void> {
  const old = new Set(glob.sync(`.${searchFolder}**/*.json`, { cwd: folder, absolute: true }));
  for (const lang of languages) {
    const documents = [...listDocuments(lang), ...(await readDocuments(graphql, lang))];
    const files = buildIndex(documents, lang);
    for (const [address, text] of files) {
      const file = path.join(folder, address);
      old.delete(file);
      writeChanged(file, text);
    }
    reporter.info(`Search index (${lang}): ${files.size} files for ${documents.length} pages`);
  }
  for (const file of old) rmSync(file);
}

async function readDocuments(
  graphql: BuildArgs['graphql'],
  lang: Language,
): Promise<SearchDocument[]> {
  const lists = Object.entries(searchFields).map(([field, node]) =>
    readList<RawDocument>(graphql, { field, lang, node }),
  );
  return (await Promise.all(lists)).flat().flatMap(({ node }) => toSearchDocument(node) ?? []);
}
