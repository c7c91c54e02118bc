/** @jest-environment jsdom */
import { setImmediate } from 'node:timers/promises';
import { act, renderHook } from '@testing-library/react';
import { searchDocument, searchIn } from '../test/searchIn';
import { loadSearch } from './loadSearch';
import { useSearch } from './useSearch';
import type { Outcome } from './useSearch';

const index = searchIn([searchDocument({ title: 'Bolli' })], 'is');

jest.mock('./loadSearch', () => ({ loadSearch: jest.fn() }));

beforeEach(() => jest.mocked(loadSearch).mockResolvedValue(index));

const search = (text: string) =>
  renderHook(({ text: typed }) => useSearch('is', typed), { initialProps: { text } });

const titlesOf = (outcome: Outcome | undefined) =>
  outcome?.status === 'answered' ? outcome.hits.map(({ title }) => title.text) : outcome?.status;

const settle = () => act(() => setImmediate());

it('ignores the outcome of an earlier text', async () => {
  let respond = () => {};
  jest.mocked(loadSearch).mockReturnValueOnce(
    new Promise((resolve) => {
      respond = () => resolve(index);
    }),
  );
  const { result, rerender } = search('stóll');
  rerender({ text: 'bolli' });
  await settle();
  respond();
  await settle();
  expect(titlesOf(result.current.outcome)).toEqual(['Bolli']);
});

it('fails if the search cannot be loaded', async () => {
  jest.mocked(loadSearch).mockRejectedValueOnce(new Error('no network'));
  const { result } = search('bolli');
  await settle();
  expect(titlesOf(result.current.outcome)).toBe('failed');
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
