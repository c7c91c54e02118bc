/** @jest-environment jsdom */
import { setImmediate } from 'node:timers/promises';
import { act, renderHook } from '@testing-library/react';
import { searchDocument, searchIn } from '../test/searchIn';
import { loadSearch } from './loadSearch';
import { otherAnswer, searchAlso, type Answer } from './searchAlso';
import { noCounts } from '../test/noCounts';
import type { Outcome } from './Outcome';
import { useSearch } from './useSearch';

const index = searchIn([searchDocument({ title: 'Bolli' })], 'is');

jest.mock('./loadSearch', () => ({ loadSearch: jest.fn() }));

beforeEach(() => jest.mocked(loadSearch).mockResolvedValue(index));

afterEach(() => searchAlso());

const search = (text: string) =>
  renderHook(({ text: typed }) => useSearch('is', typed), { initialProps: { text } });

const titlesOf = (outcome: Outcome | undefined) =>
  outcome?.status === 'answered' ? outcome.hits.map(({ title }) => title.text) : outcome?.status;

const settle = () => act(() => setImmediate());

/** An answer from elsewhere: one hit of that title. */
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
      matches: [],
      forms: [],
    },
  ],
  suggestions: [],
  elsewhere: [],
});

it('answers from the index', async () => {
  const { result } = search('bolli');
  expect(result.current.isLoading).toBe(true);
  await settle();
  expect(titlesOf(result.current.outcome)).toEqual(['Bolli']);
});

it('answers from elsewhere where there is another answer, as often as it comes', async () => {
  let show: (outcome: Outcome) => void = () => undefined;
  searchAlso((askIn, searchIndex, onAnswer) => {
    show = onAnswer;
    void askIn(searchIndex).then(onAnswer);
    return () => undefined;
  });
  const { result } = search('bolli');
  await settle();
  expect(titlesOf(result.current.outcome)).toEqual(['Bolli']);
  act(() => show(toOutcome('Drög')));
  expect(titlesOf(result.current.outcome)).toEqual(['Drög']);
});

it('ends what answers an earlier text, and shows nothing of it', async () => {
  const shows: ((outcome: Outcome) => void)[] = [];
  const stop = jest.fn();
  searchAlso((_askIn, _searchIndex, onAnswer) => {
    shows.push(onAnswer);
    return stop;
  });
  const { result, rerender, unmount } = search('stóll');
  rerender({ text: 'bolli' });
  expect(stop).toHaveBeenCalledTimes(1);
  act(() => shows[1]?.(toOutcome('bolli')));
  act(() => shows[0]?.(toOutcome('stóll')));
  expect(titlesOf(result.current.outcome)).toEqual(['bolli']);
  unmount();
  expect(stop).toHaveBeenCalledTimes(2);
});

it('says in which other languages there is something, where this one has nothing', async () => {
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

it('says that it does not work where the other search fails', async () => {
  searchAlso((askIn, _searchIndex, show) => {
    void askIn(() => Promise.reject(new Error('no network'))).then(show);
    return () => undefined;
  });
  const { result } = search('bolli');
  await settle();
  expect(titlesOf(result.current.outcome)).toBe('failed');
});

it('is the index’s alone again when the other answer is taken away', () => {
  const answer: Answer = () => () => undefined;
  searchAlso(answer);
  expect(otherAnswer()).toBe(answer);
  searchAlso();
  expect(otherAnswer()).toBeUndefined();
});
