import { toPlain } from '../shape/words';
import { markText, type Sought } from './markText';
import { toSnippet } from './toSnippet';

/** The words to mark, each as a word of the query. */
function snippetOf(text: string, ...words: string[]) {
  const soughts = words.map((word, index): [string, Sought[]] => {
    const term = { number: index, word, folded: word };
    return [word, [{ word: index, found: { term, how: 'exact', weight: 1 } }]];
  });
  const plain = toPlain(text);
  const snippet = toSnippet(plain, markText(plain, { words: new Map(soughts), parts: [] }));
  return {
    ...snippet,
    marked: snippet.ranges.map(([start, end]) => snippet.text.slice(start, end)),
  };
}

const filler = 'orð '.repeat(100);

it('gives a short text whole', () => {
  expect(snippetOf('Ein skál.', 'skál')).toMatchObject({ text: 'Ein skál.', marked: ['skál'] });
});

it('shows a long text around the words, cut between words', () => {
  const { text, marked } = snippetOf(`${filler}Skálin er blá. ${filler}`, 'skálin');
  expect(marked).toEqual(['Skálin']);
  expect(text).toMatch(/^… (orð )+Skálin er blá\. (orð )*orð …$/);
  expect(text.length).toBeLessThan(210);
});

it('prefers the passage with most of the words', () => {
  const text = `${filler}skál ${filler}skál og bolli ${filler}`;
  expect(snippetOf(text, 'skál', 'bolli').marked).toEqual(['skál', 'bolli']);
});

it('shows the beginning where there is nothing to mark', () => {
  expect(snippetOf(filler, 'skál').text).toMatch(/^orð .* …$/);
});

it('does not cut a letter of two units, in words of any length', () => {
  const { text } = snippetOf('🥣'.repeat(300), 'skál');
  expect(text).toMatch(/^(🥣)+ …$/u);
  const long = snippetOf(`${'a'.repeat(500)} skál ${'b'.repeat(500)}`, 'skál');
  expect(long.marked).toEqual(['skál']);
});
