/** @jest-environment jsdom */
import { setImmediate } from 'node:timers/promises';
import { act, renderHook } from '@testing-library/react';
import { searchDocument, searchIn } from '../test/searchIn';
import { loadSearch } from './loadSearch';
import { searchOverride, overrideSearch } from './searchOverride';
import type { SearchOverride } from './searchOverride';
import { noCounts } from '../test/noCounts';
import type { Outcome } from './Outcome';
import { useSearch } from './useSearch';

const index = searchIn([searchDocument({ title: 'Bolli' })], 'is');

jest.mock('./loadSearch', () => ({ loadSearch: jest.fn() }));

beforeEach(() => jest.mocked(loadSearch).mockResolvedValue(index));

afterEach(() => overrideSearch());

const search = (text: string) =>
  renderHook(({ text: typed }) => useSearch('is', typed), { initialProps: { text } });

const titlesOf = (outcome: Outcome | undefined) =>
  outcome?.status === 'answered' ? outcome.hits.map(({ title }) => title.text) : outcome?.status;

const settle = () => act(() => setImmediate());

/** An outcome with one hit of the given title. */
const toOutcome = (title: string): Outcome => ({
  status: 'answered',
  words: [title],
  missing: [],
  total: 1,
  counts: { ...noCounts, project: 1 },
  hits: [
    {
      url: `/verkefni/${title}/`,
      kind: 'project',
      language: 'is',
      title: { text: title, ranges: [] },
      snippet: { text: '', ranges: [] },
      line: { text: '', ranges: [] },
      matches: [],
      forms: [],
    },
  ],
  suggestions: [],
  elsewhere: [],
});

it('searches the index', async () => {
  const { result } = search('bolli');
  expect(result.current.isLoading).toBe(true);
  await settle();
  expect(titlesOf(result.current.outcome)).toEqual(['Bolli']);
});

it('shows every outcome of an override', async () => {
  let show: (outcome: Outcome) => void = () => undefined;
  overrideSearch((run, searchIndex, onOutcome) => {
    show = onOutcome;
    void run(searchIndex).then(onOutcome);
    return () => undefined;
  });
  const { result } = search('bolli');
  await settle();
  expect(titlesOf(result.current.outcome)).toEqual(['Bolli']);
  act(() => show(toOutcome('Drög')));
  expect(titlesOf(result.current.outcome)).toEqual(['Drög']);
});

it('cancels the query of an earlier text, and ignores its outcome', async () => {
  const shows: ((outcome: Outcome) => void)[] = [];
  const cancel = jest.fn();
  overrideSearch((_run, _searchIndex, onOutcome) => {
    shows.push(onOutcome);
    return cancel;
  });
  const { result, rerender, unmount } = search('stóll');
  rerender({ text: 'bolli' });
  expect(cancel).toHaveBeenCalledTimes(1);
  act(() => shows[1]?.(toOutcome('bolli')));
  act(() => shows[0]?.(toOutcome('stóll')));
  expect(titlesOf(result.current.outcome)).toEqual(['bolli']);
  unmount();
  expect(cancel).toHaveBeenCalledTimes(2);
});

it('searches the other languages if this one has no hit', async () => {
  const english = searchIn([searchDocument({ title: 'Bowl', lang: 'en-us' })], 'en-us');
  jest
    .mocked(loadSearch)
    .mockImplementation((lang) => Promise.resolve(lang === 'is' ? index : english));
  const { result } = search('bowl');
  await settle();
  const { outcome } = result.current;
  const elsewhere = outcome?.status === 'answered' ? outcome.elsewhere : [];
  expect(elsewhere.map(({ language, hits }) => [language, hits[0]?.title.text])).toEqual([
    ['en-us', 'Bowl'],
  ]);
});

it('fails if the search of an override rejects', async () => {
  overrideSearch((run, _searchIndex, show) => {
    void run(() => Promise.reject(new Error('no network'))).then(show);
    return () => undefined;
  });
  const { result } = search('bolli');
  await settle();
  expect(titlesOf(result.current.outcome)).toBe('failed');
});

it('has no override after it is removed', () => {
  const override: SearchOverride = () => () => undefined;
  overrideSearch(override);
  expect(searchOverride()).toBe(override);
  overrideSearch();
  expect(searchOverride()).toBeUndefined();
});
