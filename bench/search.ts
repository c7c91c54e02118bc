import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { runCommand } from '../scripts/lifecycle.mjs';
import { listDocuments } from '../src/build/search/listDocuments';
import { languages } from '../src/i18n/languages';
import type { Language } from '../src/i18n/languages';
import { buildIndex } from '../src/search/build/buildIndex';
import { openSearch } from '../src/search/find/openSearch';
import type { Search } from '../src/search/find/openSearch';
import type { SearchDocument } from '../src/search/shape/searchDocument';
import { toSearchDocument } from '../src/search/shape/toSearchDocument';
import { readSamples } from '../src/test/readSamples';
import { meanReciprocalRank, rankedQueries } from '../src/test/rankedQueries';
import { relevance } from '../src/test/relevance';
import { fetchFrom } from '../src/test/searchIn';
import { connections, timeInChromium, timeOverlay } from './search.browser';
import { bundle } from './search.bundle';
import { makeDocuments } from './search.documents';
import { judgeQueries } from './search.queries';
import type { JudgedQuery } from './search.queries';
import { openMiniSearch, openMiniSearchWithKeys, openPagefind } from './search.rivals';
import type { Rival } from './search.rivals';

// Compares the search with its goals for two cores, and with two search libraries on the same
// documents. Sizes are compressed with brotli at its highest level.

const DOCUMENT_COUNT = 10_000;
const tableHead = `${' '.repeat(35)}recall  precision  without accents  MRR spelt/misspelt  code kB  index kB   median  95 %, ms`;
const MAX_HITS = 1_000_000;
const ownSearch = "export { openSearch } from './src/search/find/openSearch'";

void runCommand(pathToFileURL(__filename).href, async () => {
  const [load = 0] = os.loadavg();
  print(
    `${os.cpus().length} cores, Node ${process.version}, ${os.platform()}, load ${load.toFixed(1)}`,
  );
  await measureCode();
  const samples = new Map(
    languages.map((lang) => [
      lang,
      [...listDocuments(lang), ...readSamples(lang).flatMap((raw) => toSearchDocument(raw) ?? [])],
    ]),
  );
  for (const [lang, documents] of samples) await measureSamples(lang, documents);
  await measureMany('is', makeDocuments(samples.get('is') ?? [], DOCUMENT_COUNT));
  await measureOverlay();
  for (const [lang, documents] of samples) await compare(lang, documents);
});

async function measureCode(): Promise<void> {
  print('\nCode');
  figure('search, morphology and rules', bytes(await bundle(ownSearch)) / 1000, 'kB', 25);
}

async function measureSamples(
  language: Language,
  documents: readonly SearchDocument[],
): Promise<void> {
  const files = buildIndex(documents, language);
  const sizes = [...files.values()].map(bytes);
  print(`\n${documents.length} sample documents (${language}), ${files.size} files`);
  figure('index before the first query', (sizes[0] ?? 0) / 1000, 'kB', 60);
  figure('whole index, with the texts for snippets', sum(sizes) / 1000, 'kB');
  const queries = relevance.filter((each) => each.language === language).map(({ query }) => query);
  const loaded = await bytesToFirstResult(files, language, queries);
  figure('loaded for the first result, median', percentile(loaded, 0.5) / 1000, 'kB');
  figure('loaded for the first result, most', Math.max(...loaded) / 1000, 'kB', 60);
}

async function measureMany(
  language: Language,
  documents: readonly SearchDocument[],
): Promise<void> {
  print(`\n${documents.length} documents (${language}) made from words of the samples`);
  const begin = performance.now();
  const files = buildIndex(documents, language);
  figure('indexed in', (performance.now() - begin) / 1000, 's', 20);
  figure('files', files.size, '');
  figure('whole index', sum([...files.values()].map(bytes)) / 1000, 'kB');

  const queries = relevance.filter((each) => each.language === language).map(({ query }) => query);
  const loaded = await bytesToFirstResult(files, language, queries);
  figure('loaded for the first result, median', percentile(loaded, 0.5) / 1000, 'kB');
  figure('loaded for the first result, most', Math.max(...loaded) / 1000, 'kB', 150);

  const search = openSearch({ language, fetch: fetchFrom(files) });
  const typed = queries.flatMap((query) => [...query].map((_, end) => query.slice(0, end + 1)));
  const searching = await timeTwice(search, queries, false);
  figure('a query, 95th percentile', percentile(searching, 0.95), 'ms', 10);
  const typing = await timeTwice(search, typed, true);
  figure('a query while typing, 95th percentile', percentile(typing, 0.95), 'ms', 10);
  const inChromium = await timeInChromium(files, language, typed);
  figure('the same in Chromium', percentile(inChromium, 0.95), 'ms', 30);
}

/** Measures the overlay in the last build of the site. */
async function measureOverlay(): Promise<void> {
  print('\nOverlay, from its appearance until the first suggestion for a word of five letters');
  for (const connection of connections) {
    const times = await timeOverlay(connection, 5);
    if (!times) return print('  not measured: there is no build. Run npm run build first.');
    figure(`${connection.name}, median of 5`, percentile(times, 0.5), 'ms', 300);
  }
}

/** The bytes that each query loads on a page that has just been opened. */
async function bytesToFirstResult(
  files: ReadonlyMap<string, string>,
  language: Language,
  queries: readonly string[],
): Promise<number[]> {
  const sizes = new Map<string, number>();
  const fetch = fetchFrom(files);
  const all: number[] = [];
  for (const query of queries) {
    let loaded = 0;
    const search = openSearch({
      language,
      fetch: (url) => {
        const size = sizes.get(url) ?? bytes(files.get(url) ?? '');
        sizes.set(url, size);
        loaded += size;
        return fetch(url);
      },
    });
    await search.search(query);
    all.push(loaded);
  }
  return all;
}

/**
 * Runs all queries once so that everything is loaded, and again for the figures.
 * @returns milliseconds per query
 */
async function timeTwice(
  { search }: Search,
  queries: readonly string[],
  isTyping: boolean,
): Promise<number[]> {
  for (const query of queries) await search(query, { isTyping });
  const times: number[] = [];
  for (const query of queries) {
    const begin = performance.now();
    await search(query, { isTyping });
    times.push(performance.now() - begin);
  }
  return times;
}

/** Compares our search and the libraries on words whose inflections were written by hand. */
async function compare(language: Language, documents: readonly SearchDocument[]): Promise<void> {
  const { exact, withoutAccents } = judgeQueries(documents, language);
  print(
    `\nComparison (${language}): ${exact.length} forms of ${new Set(exact.map(({ wanted }) => wanted)).size} words, ` +
      `${withoutAccents.length} of them without accents`,
  );
  print(tableHead);
  const rivals = [
    await ours(documents, language),
    await openMiniSearch(documents),
    ...(language === 'is' ? [await openMiniSearchWithKeys(documents)] : []),
    await openPagefind(documents),
  ];
  for (const rival of rivals) {
    const all = await judge(rival, exact);
    const plain = withoutAccents.length > 0 ? await judge(rival, withoutAccents) : undefined;
    const mrr = async (isMisspelt: boolean) => {
      const queries = rankedQueries.filter(
        (each) => each.language === language && each.isMisspelt === isMisspelt,
      );
      const value = await meanReciprocalRank(queries, ({ query }) => rival.search(query));
      return value.toFixed(3);
    };
    const ranks = `${await mrr(false)} ${await mrr(true)}`;
    const times = await rival.time(exact.map(({ query }) => query));
    const columns = [
      all.recall.toFixed(3),
      all.precision.toFixed(3),
      plain ? `${plain.recall.toFixed(3)} ${plain.precision.toFixed(3)}` : '',
      ranks,
      (sum(rival.code.map(bytes)) / 1000).toFixed(1),
      (sum(rival.index.map(bytes)) / 1000).toFixed(1),
      percentile(times, 0.5).toFixed(2),
      percentile(times, 0.95).toFixed(2),
    ];
    const widths = [8, 11, 17, 20, 9, 10, 9, 9];
    print(
      rival.name.padEnd(33) + columns.map((each, at) => each.padStart(widths[at] ?? 9)).join(''),
    );
    await rival.close();
  }
}

async function ours(documents: readonly SearchDocument[], language: Language): Promise<Rival> {
  const files = buildIndex(documents, language);
  const { search } = openSearch({ language, fetch: fetchFrom(files) });
  return {
    name: 'this search',
    code: [await bundle(ownSearch)],
    index: [...files].flatMap(([address, text]) => (/records/.test(address) ? [] : [text])),
    search: async (query) => {
      const result = await search(query, { limit: MAX_HITS });
      return result.status === 'answered' ? result.hits.map(({ url }) => url) : [];
    },
    time: async (queries) => timeTwice({ search } as Search, queries, false),
    close: async () => undefined,
  };
}

/**
 * Recall and precision over all queries together, so that a word in many documents counts for more.
 */
async function judge(
  { search }: Rival,
  queries: readonly JudgedQuery[],
): Promise<{ recall: number; precision: number }> {
  let wantedCount = 0;
  let right = 0;
  let wrong = 0;
  for (const { query, wanted, allowed } of queries) {
    const found = new Set(await search(query));
    wantedCount += wanted.size;
    right += [...found].filter((path) => wanted.has(path)).length;
    wrong += [...found].filter((path) => !wanted.has(path) && !allowed.has(path)).length;
  }
  return { recall: right / wantedCount, precision: right / (right + wrong) };
}

function figure(what: string, value: number, unit: string, goal?: number): void {
  const shown = value.toFixed(value >= 100 || unit === '' ? 0 : 2).padStart(8);
  const comparison =
    goal === undefined
      ? ''
      : `  goal at most ${goal}, margin ${(goal / value).toFixed(2)}×` +
        (value > goal ? ' (missed)' : '');
  print(`  ${what.padEnd(40)} ${shown} ${unit}${comparison}`);
}

function bytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
