import { goldSet } from '../../src/test/goldSet';
import { lemmaCandidates } from '../../src/search/morphology/lemmaCandidates';
import { wordsMatch } from '../../src/search/morphology/wordsMatch';
import { measureLinks } from './measureLinks';

const byFirstLetter = (form: string) => [{ lemma: form.charAt(0), rank: form.length }];

it('counts linked pairs of a paradigm, and links between paradigms as wrong', () => {
  const { pairs, recall, precision, missed, wrong } = measureLinks(
    [
      ['bók', 'bækur', 'óbók'],
      ['bær', 'bæir'],
    ],
    byFirstLetter,
  );
  expect(pairs).toBe(8);
  expect(recall).toBe(4 / 8);
  expect(missed).toContainEqual(['óbók', 'bók']);
  expect(precision).toBe(4 / 12);
  expect(wrong).toContainEqual(['bær', 'bók']);
});

it('a form of two paradigms is right with both', () => {
  const { recall, precision } = measureLinks(
    [
      ['fara', 'fær'],
      ['fá', 'fær'],
    ],
    (form) => (form === 'fær' ? ['fara', 'fá'] : [form]).map((lemma) => ({ lemma, rank: 0 })),
  );
  expect([recall, precision]).toEqual([1, 1]);
});

it('the words of texts may have other candidates than those that are typed', () => {
  const { recall } = measureLinks(
    [['bók', 'bok']],
    () => [{ lemma: 'typed', rank: 0 }],
    () => [{ lemma: 'written', rank: 0 }],
  );
  expect(recall).toBe(0);
});

it('ranks that add up to too much are no link', () => {
  const paradigms = [['bók', 'bækur']];
  expect(measureLinks(paradigms, byFirstLetter, byFirstLetter, 8).recall).toBe(1);
  expect(measureLinks(paradigms, byFirstLetter, byFirstLetter, 7).recall).toBe(0);
});

it('finds the links that search finds', () => {
  const names = goldSet.filter(({ kind }) => kind === 'name').map(({ forms }) => forms);
  const { missed, wrong } = measureLinks(names, lemmaCandidates);
  const forms = names.flat();
  const matches = (form: string, other: string) =>
    wordsMatch(lemmaCandidates(form), lemmaCandidates(other));
  const isKin = (form: string, other: string) =>
    names.some((paradigm) => paradigm.includes(form) && paradigm.includes(other));
  const pairs = forms.flatMap((form) =>
    forms.filter((other) => other !== form).map((other): [string, string] => [form, other]),
  );
  expect(pairs.filter((pair) => isKin(...pair) && !matches(...pair))).toEqual(missed);
  expect(new Set(pairs.filter((pair) => !isKin(...pair) && matches(...pair)).map(String))).toEqual(
    new Set(wrong.map(String)),
  );
});
