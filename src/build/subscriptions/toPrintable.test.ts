import { toPrintable } from './toPrintable';

it('keeps letters, emoji and line breaks', () => {
  expect(toPrintable('Þögn, „æ“ 👩🏽‍🎨\nog ₿')).toBe('Þögn, „æ“ 👩🏽‍🎨\nog ₿');
});

it.each([
  ['a control character', 'a\u0007b'],
  ["a word processor's line break", 'a\u000bb'],
  ['a C1 control character', 'a\u0085b'],
  ['half an emoji', 'a\ud83db'],
  ['a noncharacter', 'a\uffffb'],
  ['several of them', 'a\u0000\u0001\udc00b'],
])('replaces %s by a space', (_what, text) => {
  expect(toPrintable(text)).toBe('a b');
});

it('returns undefined for a text without printable characters', () => {
  expect(toPrintable(' \u0000 ')).toBeUndefined();
  expect(toPrintable('')).toBeUndefined();
  expect(toPrintable(undefined)).toBeUndefined();
});
