import { toNames } from './toNames';

const found = [
  { before: '', name: 'Anna', path: '/folk/anna/' },
  { before: ' og ', name: 'Björn' },
];

it('has the names that the build has found in the same text', () => {
  expect(toNames(' Anna og Björn', found)).toBe(found);
});

it('has the text of a draft, or of a field without a person', () => {
  expect(toNames('Anna og Ída', found)).toEqual([{ before: '', name: 'Anna og Ída' }]);
  expect(toNames('Ída')).toEqual([{ before: '', name: 'Ída' }]);
  expect(toNames(' ', found)).toBeUndefined();
});
