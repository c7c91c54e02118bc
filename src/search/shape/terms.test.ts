import { decodeTerms, encodeTerms } from './terms';

it.each([
  [['bók', 'bókar', 'bókin', 'b', 'skál']],
  [['2026', '2027', '20270']],
  [['a'.repeat(60), `${'a'.repeat(59)}b`]],
  [['skál']],
])('decodes what it encoded: %j', (words) => {
  expect(decodeTerms(encodeTerms(words))).toEqual(words);
});

it('writes a shared beginning once', () => {
  expect(encodeTerms(['bók', 'bókin'])).toBe('0bók 3in');
});
