/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../../test/renderIn';
import { searchDocument, searchIn } from '../../test/searchIn';
import { loadSearch } from '../loadSearch';
import { setFindDrafts } from '../useDrafts';
import { SearchResults } from './SearchResults';

const index = searchIn([searchDocument({ title: 'Bolli' })], 'is');

jest.mock('../loadSearch', () => ({ loadSearch: jest.fn() }));

beforeEach(() => jest.mocked(loadSearch).mockResolvedValue(index));

it('announces the number of results in an element that exists while the search runs', async () => {
  renderIn('is', <SearchResults lang="is" text="bolli" page={1} fallback="" />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Leita …');
  expect(await screen.findByRole('link', { name: 'Bolli' })).toBeVisible();
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('1 niðurstaða fyrir „bolli“');
});

it('does not say that nothing was found above a list of drafts', async () => {
  const text = (value: string) => ({ text: value, ranges: [] });
  const draft = {
    url: '/verkefni/stoll/',
    kind: 'project' as const,
    language: 'is' as const,
    title: text('Stóllinn'),
    snippet: text(''),
    line: text(''),
    matches: [],
    forms: [],
  };
  setFindDrafts(async () => ({ heading: 'Drög', hits: [draft] }));
  renderIn('is', <SearchResults lang="is" text="stóll" page={1} fallback="" />);
  expect(await screen.findByRole('link', { name: 'Stóllinn' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('heading', { name: 'Efnisflokkar' })).toBeNull();
});
