import {
  createReadStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import MiniSearch from 'minisearch';
import { lemmaCandidates } from '../src/search/morphology/lemmaCandidates';
import type { SearchDocument } from '../src/search/shape/searchDocument';
import { splitWords } from '../src/search/shape/splitWords';
import { bundle } from './search.bundle';
import { provideChromium } from '../scripts/chromium.mjs';

/** A search that the benchmark compares. */
export type Rival = {
  name: string;
  /** The code and the index that a browser loads, without the texts of results. */
  code: string[];
  index: string[];
  /** Paths of the matching documents, the best first. */
  search: (query: string) => Promise<string[]>;
  /** Measures the milliseconds of each query. */
  time: (queries: readonly string[]) => Promise<number[]>;
  close: () => Promise<void>;
};

const searchFields = ['title', 'lead', 'body', 'tags', 'people', 'association'] as const;
const boosts = { title: 9, lead: 4, tags: 5, people: 4, association: 2 };

type FlatDocument = Record<'path' | (typeof searchFields)[number], string>;

function toFlatDocument({
  path,
  title,
  lead = '',
  body,
  tags,
  people,
  association = '',
}: SearchDocument): FlatDocument {
  return { path, title, lead, body, association, tags: tags.join(' '), people: people.join(' ') };
}

/** MiniSearch with prefix and fuzzy search, as its documentation recommends. */
export function openMiniSearch(documents: readonly SearchDocument[]): Promise<Rival> {
  return miniSearch('MiniSearch, prefix + fuzzy 0.2', documents, (term) => term.toLowerCase(), {
    prefix: true,
    fuzzy: 0.2,
  });
}

/** MiniSearch with several keys per word: the word and its dictionary forms. */
export function openMiniSearchWithKeys(documents: readonly SearchDocument[]): Promise<Rival> {
  const keys = (term: string) => lemmaCandidates(term.toLowerCase()).map(({ lemma }) => lemma);
  return miniSearch('MiniSearch, our keys in processTerm', documents, keys, {});
}

async function miniSearch(
  name: string,
  documents: readonly SearchDocument[],
  processTerm: (term: string) => string | string[],
  options: object,
): Promise<Rival> {
  const engine = new MiniSearch<FlatDocument>({
    idField: 'path',
    fields: [...searchFields],
    tokenize: (text) => splitWords(text).map(({ word }) => word),
    processTerm,
    searchOptions: { boost: boosts, combineWith: 'AND', ...options },
  });
  engine.addAll(documents.map(toFlatDocument));
  // Any key of a word is enough to find it.
  const find = (query: string) => engine.search(query, { combineWith: 'OR' });
  return {
    name,
    code: [await bundle("export { default } from 'minisearch'")],
    index: [JSON.stringify(engine)],
    search: async (query) => find(query).map(({ id }) => String(id)),
    time: async (queries) => queries.map((query) => timed(() => find(query))),
    close: async () => undefined,
  };
}

function timed(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** Pagefind, run in Chromium because it needs a browser. */
export async function openPagefind(documents: readonly SearchDocument[]): Promise<Rival> {
  const pagefind = await import('pagefind');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-pagefind-'));
  const { index } = await pagefind.createIndex();
  if (!index) throw new Error('Pagefind returned no index.');
  for (const document of documents) {
    await index.addHTMLFile({ url: document.path, content: toHtml(document) });
  }
  await index.writeFiles({ outputPath: folder });
  await pagefind.close();

  const server = createServer((request, response) => {
    const file = path.join(folder, path.normalize((request.url ?? '/').split('?')[0] ?? ''));
    const type = { '.js': 'text/javascript', '.html': 'text/html' }[path.extname(file)];
    if (file === path.join(folder, '/')) return response.end('<!doctype html><title>x</title>');
    response.setHeader('content-type', type ?? 'application/octet-stream');
    return createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: await provideChromium() });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const lang = documents[0]?.lang === 'is' ? 'is' : 'en';
  await page.evaluate(`document.documentElement.lang = '${lang}';
    import('/pagefind.js').then(async (engine) => {
      window.engine = engine;
      await engine.init();
    })`);
  // Most of these files are already compressed.
  const read = (name: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'latin1'));
  const find = (query: string) => `window.engine.search(${JSON.stringify(query)})`;
  return {
    name: 'Pagefind (in Chromium)',
    code: read(/\.pagefind$|^pagefind\.js$/),
    index: read(/\.(pf_meta|pf_index)$|^pagefind-entry/),
    search: (query) =>
      page.evaluate<string[]>(
        `${find(query)}.then(({ results }) => Promise.all(results.map((each) => each.data())))
          .then((found) => found.map(({ raw_url, url }) => raw_url ?? url))`,
      ),
    time: (queries) =>
      page.evaluate<number[]>(`(async () => {
        const times = [];
        for (const query of ${JSON.stringify(queries)}) {
          const begin = performance.now();
          await window.engine.search(query);
          times.push(performance.now() - begin);
        }
        return times;
      })()`),
    close: async () => {
      await browser.close();
      server.close();
      if (statSync(folder).isDirectory()) rmSync(folder, { recursive: true });
    },
  };
}

function toHtml(document: SearchDocument): string {
  const { title, lead, body, tags, people, association } = toFlatDocument(document);
  const lines = [lead, ...body.split('\n'), tags, people, association];
  const text = lines.filter(Boolean).map((line) => `<p>${escape(line)}</p>`);
  return `<html lang="${document.lang === 'is' ? 'is' : 'en'}"><head><title>${escape(title)}</title></head>
    <body><h1>${escape(title)}</h1>${text.join('')}</body></html>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
