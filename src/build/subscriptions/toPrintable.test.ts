import { toPrintable } from './toPrintable';

it('keeps letters, emoji and line breaks', () => {
  expect(toPrintable('Þögn, „æ“ 👩🏽‍🎨\nog ₿')).toBe('Þögn, „æ“ 👩🏽‍🎨\nog ₿');
});

it.each([
  ['a control character', 'a\u0007b'],
  ["a word processor's line break", 'a\u000bb'],
  ['a second control block', 'a\u0085b'],
  ['half an emoji', 'a\ud83db'],
  ['what is no character', 'a\uffffb'],
  ['several of them', 'a\u0000\u0001\udc00b'],
])('puts a space for %s', (_what, text) => {
  expect(toPrintable(text)).toBe('a b');
});

it('leaves nothing of a text without letters', () => {
  expect(toPrintable(' \u0000 ')).toBeUndefined();
  expect(toPrintable('')).toBeUndefined();
  expect(toPrintable(undefined)).toBeUndefined();
});
