import { fetchFrom, searchDocument as document } from '../../test/searchIn';
import { openSearch } from '../find/openSearch';
import type { SearchDocument } from '../shape/searchDocument';
import { buildIndex } from './buildIndex';

const syllables = ['ba', 'skó', 'fjör', 'thu', 'lei', 'gá', 'hrö', 'ný', 'mis', 'kval'];

/** Returns a different word for each number. */
const wordFor = (number: number) =>
  [...String(number)].map((digit) => syllables[Number(digit)]).join('');

const many: SearchDocument[] = Array.from({ length: 600 }, (_, number) =>
  document({
    title: `Grein um ${wordFor(number)}`,
    path: `/ha-frettir/${number}/`,
    date: new Date(Date.UTC(2020, 0, number + 1)).toISOString().slice(0, 10),
    body: Array.from({ length: 60 }, (_each, index) => wordFor(number * 60 + index)).join(' '),
  }),
);
const files = buildIndex(many, 'is');

it('is the same for the same documents in any order', () => {
  expect(buildIndex([...many].reverse(), 'is')).toEqual(files);
});

/** Returns the new files of an index. Every changed file except the manifest needs a new name. */
function changesTo(documents: readonly SearchDocument[], before = files): string[] {
  const [[manifest] = [], ...rest] = [...buildIndex(documents, 'is')];
  expect(manifest).toBe('/search/is.json');
  const kept = rest.filter(([address]) => before.has(address));
  expect(kept.filter(([address, text]) => before.get(address) !== text)).toEqual([]);
  return rest.map(([address]) => address).filter((address) => !before.has(address));
}

const withWord = (word: string) =>
  many.map((each, number) => (number === 300 ? { ...each, body: `${each.body} ${word}` } : each));

it.each(['kvöldkyrrð', wordFor(7)])(
  'changes a few files when the word %s is added to one document',
  (word) => {
    // The word changes files of terms, of postings and of records.
    expect(changesTo(withWord(word)).length).toBeLessThanOrEqual(8);
    expect(files.size).toBeGreaterThan(100);
  },
);

it('contains only documents of its language', () => {
  const english = document({ title: 'Bowl', lang: 'en-us' });
  expect(buildIndex([...many, english], 'is')).toEqual(files);
});

it('is split into files, of which a query needs only a few', async () => {
  let loaded = 0;
  const fetch = fetchFrom(files);
  const search = openSearch({
    language: 'is',
    fetch: (url) => {
      loaded += 1;
      return fetch(url);
    },
  });
  expect(files.size).toBeGreaterThan(60);
  for (const number of [0, 123, 599]) {
    const result = await search.search(wordFor(number), { limit: 1 });
    expect(result).toMatchObject({ hits: [{ url: `/ha-frettir/${number}/` }] });
  }
  expect(loaded).toBeLessThan(20);
});

it('loads few postings for a word with many compounds', async () => {
  const compounds = many.map((each, number) => ({
    ...each,
    body: Array.from(
      { length: 10 },
      (_, index) => `vinnustofu${wordFor(number * 10 + index)}`,
    ).join(' '),
  }));
  const index = buildIndex([...compounds, document({ title: 'Vinnustofa' })], 'is');
  const lettersOf = (addresses: Iterable<string>) =>
    [...addresses]
      .filter((address) => address.includes('/postings-'))
      .reduce((sum, address) => sum + (index.get(address) ?? '').length, 0);
  const loaded: string[] = [];
  const fetch = (url: string) => {
    loaded.push(url);
    return fetchFrom(index)(url);
  };
  await openSearch({ language: 'is', fetch }).search('vinnustofa', { limit: 1 });
  expect(lettersOf(loaded)).toBeLessThan(lettersOf(index.keys()) / 4);
});

it('finds every word of every document', async () => {
  const search = openSearch({ language: 'is', fetch: fetchFrom(files) });
  for (const number of [7, 4321, 20_000, 35_999]) {
    const result = await search.search(wordFor(number), { limit: 600 });
    const urls = result.status === 'answered' ? result.hits.map(({ url }) => url) : [];
    expect(urls).toContain(`/ha-frettir/${Math.floor(number / 60)}/`);
  }
});

it('can be searched without any document', async () => {
  const search = openSearch({ language: 'is', fetch: fetchFrom(buildIndex([], 'is')) });
  expect(await search.search('skál')).toMatchObject({ status: 'answered', total: 0, hits: [] });
});

it('cuts long texts, but no emoji in half', () => {
  const body = `${'a'.repeat(19_999)}🏺`;
  const records = [...buildIndex([document({ title: 'Skál', body })], 'is').values()].join('');
  expect(records).toContain('aaa');
  expect(records).not.toMatch(/\\ud83c/);
});
