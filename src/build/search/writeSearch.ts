import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { listPath } from '../../addresses';
import { documentTypes, listedKinds } from '../../documentTypes';
import { allMessages } from '../../i18n/allMessages';
import { languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { buildIndex } from '../../search/build/buildIndex';
import { searchFolder } from '../../search/shape/format';
import type { SearchDocument } from '../../search/shape/searchDocument';
import { toSearchDocument } from '../../search/shape/toSearchDocument';
import { listFiles, toHash, writeText } from '../files';
import type { ContentDocument } from '../readContent';

type LastIndex = { digest: string; files: string[] };

// Writes each language's search index and deletes older ones. An index stays if neither its
// documents nor the compiled code of the build have changed.
export async function writeSearch(
  { reporter, cache }: Pick<BuildArgs, 'reporter' | 'cache'>,
  content: readonly ContentDocument[],
  folder = path.resolve('public'),
  compiled = path.resolve('.cache/compiled/gatsby-node.js'),
): Promise<void> {
  const code = readFileSync(compiled);
  const index = path.join(folder, searchFolder);
  const found = existsSync(index) ? listFiles(index) : [];
  const old = new Set(
    found.filter((file) => file.endsWith('.json')).map((file) => path.join(index, file)),
  );
  for (const lang of languages) {
    const own = content.filter(({ _meta }) => _meta.lang === lang);
    const documents = [
      ...listDocuments(lang),
      ...own.flatMap((document) => toSearchDocument(document, allMessages[lang]) ?? []),
    ];
    const key = `search index ${lang}`;
    const digest = toHash(Buffer.concat([code, Buffer.from(JSON.stringify(documents))]));
    const last: LastIndex | undefined = await cache.get(key);
    const isThere = (address: string) => existsSync(path.join(folder, address));
    const isSame = last?.digest === digest && last.files.every(isThere);
    const files = isSame ? last.files : writeIndex(folder, documents, lang);
    for (const address of files) old.delete(path.join(folder, address));
    if (!isSame) await cache.set(key, { digest, files } satisfies LastIndex);
    const state = isSame ? ', as before' : '';
    reporter.info(
      `Search index (${lang}): ${files.length} files for ${documents.length} pages${state}`,
    );
  }
  for (const file of old) rmSync(file);
}

function writeIndex(folder: string, documents: SearchDocument[], lang: Language): string[] {
  const files = buildIndex(documents, lang);
  for (const [address, text] of files) writeText(path.join(folder, address), text);
  return [...files.keys()];
}

/** Returns a language's lists as documents, so that the search finds the lists by their names. */
export function listDocuments(lang: Language): SearchDocument[] {
  return listedKinds.map((kind) => ({
    kind: 'page',
    lang,
    path: listPath(kind, lang),
    title: allMessages[lang][documentTypes[kind].title],
    headings: [],
    body: '',
    tags: [],
    people: [],
  }));
}
