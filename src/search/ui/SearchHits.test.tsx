/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderIn } from '../../test/renderIn';
import type { Hit, Match } from '../find/SearchResult';
import { MatchReasons } from './SearchResults';
import { SearchHits } from './SearchHits';
import { SearchStatus } from './SearchMessages';

const hit = (title: string, fields: Partial<Hit> = {}): Hit => ({
  url: `/verkefni/${title}/`,
  kind: 'project',
  language: 'is',
  title: { text: title, ranges: [] },
  snippet: { text: 'Um borð.', ranges: [] },
  line: { text: 'Skálar', ranges: [[0, 6]] },
  matches: [],
  forms: [],
  ...fields,
});

it('marks the texts of a document in another language, but not the texts of the interface', () => {
  const fields = { language: 'en-us', url: '/en/verkefni/bowl/', association: 'Burr' } as const;
  renderIn('is', <SearchHits hits={[hit('Bowl', fields)]} />);
  const languageOf = (text: string | RegExp) =>
    screen.getByText(text).closest('[lang]')?.getAttribute('lang') ?? undefined;
  for (const text of ['Bowl', 'Um borð.', /Burr$/]) expect(languageOf(text)).toBe('en-US');
  for (const text of [/^Verkefni/, /á ensku/]) expect(languageOf(text)).toBeUndefined();
});

const match = (found: string, how: Match['how'], lemma?: string): Match => ({
  typed: 'bókum',
  found,
  how,
  lemma,
});

it('heads each hit at the second level, below the title of the page, and shows the tag that was found', () => {
  const property = { text: 'Skálar', ranges: [[0, 6]] as [number, number][] };
  renderIn('is', <SearchHits hits={[hit('A', { property }), hit('B')]} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.getAllByText('Skálar', { selector: 'mark' })).toHaveLength(1);
});

it.each([
  [
    'its dictionary form',
    [match('bókanna', 'inflected'), match('bækur', 'inflected', 'bók')],
    'bók',
  ],
  ['the form that was found', [match('bækur', 'folded'), match('bókstafir', 'part')], 'bækur'],
  ['nothing for the typed word', [match('bókum', 'exact'), match('bókstafir', 'part')], undefined],
])('explains a word once for all hits, with %s', (_what, matches, word) => {
  const hits = matches.map((each, index) => hit(String(index), { matches: [each] }));
  render(<MatchReasons hits={[...hits, ...hits]} />);
  const reasons = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  expect(reasons).toEqual(word === undefined ? [] : [`bókum → ${word}`]);
});

it.each([
  ['is', 1, undefined, '1 niðurstaða fyrir „x“'],
  ['is', 15, undefined, '15 niðurstöður fyrir „x“'],
  ['is', 21, undefined, '21 niðurstaða fyrir „x“'],
  ['is', 21, 'y', 'Sýni 21 niðurstöðu fyrir „y“'],
  ['en-us', 1, undefined, '1 result for “x”'],
  ['en-us', 21, 'y', 'Showing 21 results for “y”'],
] as const)('counts in %s: %d (corrected: %s)', (lang, total, corrected, text) => {
  const counts = { article: 0, event: 0, issue: 0, project: 0, person: 0, association: 0, page: 0 };
  const rest = { words: [], missing: [], hits: [], elsewhere: [], counts };
  const outcome = { ...rest, status: 'answered' as const, total, corrected };
  const { container } = renderIn(lang, <SearchStatus outcome={outcome} text="x" lang={lang} />);
  expect(container).toHaveTextContent(text);
});
