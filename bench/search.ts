import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { runCommand } from '../scripts/lifecycle.mjs';
import { listDocuments } from '../src/build/search/writeSearch';
import { allMessages } from '../src/i18n/allMessages';
import { languages } from '../src/i18n/languages';
import type { Language } from '../src/i18n/languages';
import { buildIndex } from '../src/search/build/buildIndex';
import { openSearch } from '../src/search/find/openSearch';
import type { SearchDocument } from '../src/search/shape/searchDocument';
import { splitWords } from '../src/search/shape/words';
import { toSearchDocument } from '../src/search/shape/toSearchDocument';
import { readSamples } from '../src/test/readSamples';
import { relevance } from '../src/test/relevance';
import { fetchFrom } from '../src/test/searchIn';
import { pick, randomFrom } from './build.fields';
import { percentile, printFigure, printMachine, readNumbers } from './figures';

// The goals are for 10,000 documents on two cores. Sizes are after brotli's best compression.

const usage =
  'npm run bench:search -- [documents made from words of the samples; by default 10000]';

/** One in this many words is a new compound, so that the vocabulary grows with the content. */
const WORDS_PER_COMPOUND = 40;

void runCommand(async () => {
  const [count = 0] = readNumbers(usage, 10_000);
  printMachine();
  const { outputFiles } = await build({
    entryPoints: ['src/search/find/openSearch.ts'],
    ...{ bundle: true, minify: true, format: 'esm', target: 'es2022', write: false },
  });
  printFigure('code', kilobytes([outputFiles?.[0]?.text ?? '']), 'kB', 25);
  for (const language of languages) {
    const samples = [
      ...listDocuments(language),
      ...readSamples(language).flatMap((raw) => toSearchDocument(raw, allMessages[language]) ?? []),
    ];
    await measure(language, samples, 60);
    if (count > 0) await measure(language, makeDocuments(samples, count), 150);
  }
});

/** The words have the frequencies of the samples. The result is the same in every run. */
function makeDocuments(samples: readonly SearchDocument[], count: number): SearchDocument[] {
  const words = samples.flatMap(({ body, lead = '', title }) =>
    splitWords([title, lead, body].join('\n')).map(({ word }) => word),
  );
  const long = words.filter((word) => word.length > 4);
  return Array.from({ length: count }, (_, number) => {
    const random = randomFrom(`search ${number}`);
    const word = () =>
      random(WORDS_PER_COMPOUND) === 0
        ? `${pick(long, random)}${pick(long, random)}`
        : pick(words, random);
    const text = (length: number) => Array.from({ length }, word).join(' ');
    const { kind = 'article', lang = 'is', tags = [], people = [] } = pick(samples, random) ?? {};
    return {
      ...{ kind, lang, tags, people, headings: [], path: `/${number}/` },
      ...{ title: text(3 + random(4)), lead: text(10 + random(15)), body: text(80 + random(160)) },
    };
  });
}

async function measure(
  language: Language,
  documents: readonly SearchDocument[],
  firstResultGoal: number,
): Promise<void> {
  const begin = performance.now();
  const files = buildIndex(documents, language);
  const indexed = (performance.now() - begin) / 1000;
  console.log(`\n${documents.length} documents (${language}), ${files.size} files`);
  printFigure('indexed in', indexed, 's', 20);
  printFigure('whole index', kilobytes([...files.values()]), 'kB');

  const queries = relevance.filter((each) => each.language === language).map(({ query }) => query);
  const fetch = fetchFrom(files);
  const sizes: number[] = [];
  for (const query of queries) {
    const loaded: string[] = [];
    const { search } = openSearch({
      language,
      fetch: (url) => {
        loaded.push(files.get(url) ?? '');
        return fetch(url);
      },
    });
    await search(query);
    sizes.push(kilobytes(loaded));
  }
  printFigure('loaded for the first result, median', percentile(sizes, 0.5), 'kB');
  printFigure('loaded for the first result, most', Math.max(...sizes), 'kB', firstResultGoal);

  const { search } = openSearch({ language, fetch });
  const typed = queries.flatMap((query) => [...query].map((_, end) => query.slice(0, end + 1)));
  for (const [what, each] of Object.entries({ 'a query': queries, 'while typing': typed })) {
    const options = { isTyping: each === typed };
    for (const query of each) await search(query, options);
    const times: number[] = [];
    for (const query of each) {
      const start = performance.now();
      await search(query, options);
      times.push(performance.now() - start);
    }
    printFigure(`${what}, 95th percentile`, percentile(times, 0.95), 'ms', 10);
  }
}

const sizes = new Map<string, number>();

function kilobytes(texts: readonly string[]): number {
  let sum = 0;
  for (const text of texts) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const size = sizes.get(text) ?? brotliCompressSync(text, { params }).length;
    sizes.set(text, size);
    sum += size;
  }
  return sum / 1000;
}
