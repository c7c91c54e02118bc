import { compose } from './compose';

it('composes letters with their accents', () => {
  expect(compose('o\u0308 ð')).toBe('ö ð');
});

it('keeps the first thirty marks of a letter', () => {
  expect(compose(`x${'\u0316'.repeat(30)}x`)).toHaveLength(32);
  expect(compose(`x${'\u0316'.repeat(90_000)}x`)).toHaveLength(32);
});
