import { endsInTime } from '../../test/endsInTime';
import { normaliseText } from '../shape/words';
import { markText, toHit, toSnippet } from './toHit';
import type { QueryTerm, QueryTerms } from './toHit';

function termsOf(words: readonly string[]): QueryTerms {
  const queryTerms = words.map((word, index): [string, QueryTerm[]] => {
    const term = { number: index, word, folded: word };
    return [word, [{ word: index, found: { term, how: 'exact', weight: 1 } }]];
  });
  return { words: new Map(queryTerms), parts: [] };
}

function snippetOf(text: string, ...words: string[]) {
  const plain = normaliseText(text);
  const snippet = toSnippet(plain, markText(plain, termsOf(words)));
  return {
    ...snippet,
    marked: snippet.ranges.map(([start, end]) => snippet.text.slice(start, end)),
  };
}

const filler = 'orð '.repeat(100);

it('returns a short text completely', () => {
  expect(snippetOf('Ein skál.', 'skál')).toMatchObject({ text: 'Ein skál.', marked: ['skál'] });
});

it('cuts a long text around the words of the query, between two words', () => {
  const { text, marked } = snippetOf(`${filler}Skálin er blá. ${filler}`, 'skálin');
  expect(marked).toEqual(['Skálin']);
  expect(text).toMatch(/^… (orð )+Skálin er blá\. (orð )*orð …$/);
  expect(text.length).toBeLessThan(210);
});

it('prefers the passage with the most words of the query', () => {
  const text = `${filler}skál ${filler}skál og bolli ${filler}`;
  expect(snippetOf(text, 'skál', 'bolli').marked).toEqual(['skál', 'bolli']);
});

it('returns the beginning if the text has none of the words', () => {
  expect(snippetOf(filler, 'skál').text).toMatch(/^orð .* …$/);
});

it('does not split a surrogate pair in very long words', () => {
  const { text } = snippetOf('🥣'.repeat(300), 'skál');
  expect(text).toMatch(/^(🥣)+ …$/u);
  const long = snippetOf(`${'a'.repeat(500)} skál ${'b'.repeat(500)}`, 'skál');
  expect(long.marked).toEqual(['skál']);
});

it('finds the best passage among thousands of matches', () => {
  const text = `${'skál '.repeat(150_000)}bolli`;
  expect(endsInTime(() => snippetOf(text, 'skál', 'bolli')).marked).toContain('bolli');
});

it('names a found possessive by its word, by which the opened page highlights the possessive', () => {
  const record = { title: 'The Center’s bowl', path: '/a/' };
  const hit = toHit(record, { kind: 'page', language: 'en-us' }, ['center'], termsOf(['center']));
  expect(hit.forms).toEqual(['center']);
});
