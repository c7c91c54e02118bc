import { isListLike } from './page';
import type { RichText } from '../values/richText';

const of = (words: number) => [
  { kind: 'strong' as const, children: [{ kind: 'text' as const, text: 'Formaður ' }] },
  { kind: 'text' as const, text: 'orð '.repeat(words - 1) },
];
const paragraph = (words: number) => ({ kind: 'paragraph' as const, children: of(words) });
const list = (...items: number[]) => ({
  kind: 'list' as const,
  ordered: false,
  items: items.map((words) => ({ children: of(words) })),
});

it.each<[string, RichText, boolean]>([
  ['a board: names, and a sentence on elections', [paragraph(30), list(4, 5, 4)], true],
  ['staff: short paragraphs', [paragraph(8), paragraph(15), paragraph(9)], true],
  ['a text with a short list', [paragraph(60), paragraph(45), list(3, 4)], false],
  ['paragraphs of 16 words', [paragraph(16), paragraph(16)], false],
])('%s: %#', (_, blocks, expected) => {
  expect(isListLike(blocks)).toBe(expected);
});

it('a page without a text is none', () => {
  expect(isListLike()).toBe(false);
});
