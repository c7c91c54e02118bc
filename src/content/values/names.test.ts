import { endsInTime } from '../../test/endsInTime';
import { namesIn, toNames } from './names';

it.each([
  ['Anna', ['Anna']],
  ['Anna og Björn', ['Anna', 'Björn']],
  ['Anna, Björn og Ída', ['Anna', 'Björn', 'Ída']],
  ['Anna, Björn, and Ída', ['Anna', 'Björn', 'Ída']],
  ['Anna and Björn & Ída', ['Anna', 'Björn', 'Ída']],
  ['Georg Sandholt', ['Georg Sandholt']],
  [' ', []],
  [null, []],
])('reads the names in %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it('keeps every letter of a text, and the paths of people with exactly this name', () => {
  const text = 'Anna, Björn og Ída, and X & Y';
  const names = toNames(text, [{ title: 'Ída', path: '/folk/ida/' }]);
  expect(names?.map(({ before, name }) => before + name).join('')).toBe(text);
  expect(names?.filter(({ path }) => path !== undefined)).toEqual([
    { before: ' og ', name: 'Ída', path: '/folk/ida/' },
  ]);
});

it('splits a very long text', () => {
  expect(endsInTime(() => namesIn(`${'a, og '.repeat(100_000)}a`))).toHaveLength(100_001);
});
