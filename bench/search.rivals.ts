import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { provideChromium } from '../scripts/chromium.mjs';
import { atEnd } from '../scripts/lifecycle.mjs';
import { startStaticServer } from '../scripts/staticServer.mjs';
import type { SearchDocument } from '../src/search/shape/searchDocument';
import { splitWords } from '../src/search/shape/words';

/** A search that the benchmark compares. */
export type Rival = {
  name: string;
  /** What a browser loads, without the code and the texts of results. */
  index: string[];
  /** Paths of the matching documents, the best first. */
  search: (query: string) => Promise<string[]>;
};

/** TypeScript and ESLint look for packages that are imported by name. */
const packages = { miniSearch: 'minisearch', pagefind: 'pagefind' };
const boost = { title: 9, lead: 4, body: 1, tags: 5, people: 4, association: 2 };

/** Opens the libraries that only bench/ installs; none if they are not installed. */
export async function openRivals(documents: readonly SearchDocument[]): Promise<Rival[]> {
  const isInstalled = (name: string) => existsSync(path.join('bench/node_modules', name));
  if (!Object.values(packages).every(isInstalled)) return [];
  return [await openMiniSearch(documents), await openPagefind(documents)];
}

/** MiniSearch with prefix and fuzzy search, as its documentation recommends. */
async function openMiniSearch(documents: readonly SearchDocument[]): Promise<Rival> {
  const { default: MiniSearch } = await import(packages.miniSearch);
  const engine = new MiniSearch({
    idField: 'path',
    fields: Object.keys(boost),
    extractField: (document: Record<string, unknown>, field: string) =>
      [document[field]].flat().join(' '),
    tokenize: (text: string) => splitWords(text).map(({ word }) => word),
    searchOptions: { boost, prefix: true, fuzzy: 0.2 },
  });
  engine.addAll(documents);
  return {
    name: 'MiniSearch',
    index: [JSON.stringify(engine)],
    search: async (query) => engine.search(query).map(({ id }: { id: string }) => id),
  };
}

/** Pagefind, which searches in a browser only. */
async function openPagefind(documents: readonly SearchDocument[]): Promise<Rival> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-pagefind-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { createIndex, close } = await import(packages.pagefind);
  const { index } = await createIndex();
  for (const document of documents) {
    const { lang, path: url, title, lead, body: text, tags, people, association } = document;
    const lines = [lead, ...text.split('\n'), ...tags, ...people, association].filter(Boolean);
    const texts = lines.map((line = '') => `<p>${escape(line)}</p>`).join('');
    const body = `<body><h1>${escape(title)}</h1>${texts}</body>`;
    await index.addHTMLFile({ url, content: `<html lang="${lang.slice(0, 2)}">${body}</html>` });
  }
  await index.writeFiles({ outputPath: folder });
  await close();
  const { url, close: stop } = await startStaticServer({ directory: folder });
  atEnd(stop);
  const browser = await chromium.launch({ executablePath: await provideChromium() });
  const page = await browser.newPage();
  // Any page on the server that has the language of the documents.
  await page.goto(`${url}/pagefind-entry.json`);
  await page.evaluate(`document.documentElement.lang = '${documents[0]?.lang.slice(0, 2)}'`);
  return {
    name: 'Pagefind',
    // These files are compressed already.
    index: readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(pf_meta|pf_index)$|^pagefind-entry/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'latin1')),
    search: (query) =>
      page.evaluate<string[]>(`import('/pagefind.js')
        .then(({ search }) => search(${JSON.stringify(query)}))
        .then(({ results }) => Promise.all(results.map((result) => result.data())))
        .then((found) => found.map(({ raw_url, url }) => raw_url ?? url))`),
  };
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
