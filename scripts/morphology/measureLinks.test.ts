import { goldSet } from '../../src/test/goldSet';
import { lemmaCandidates } from '../../src/search/morphology/lemmaCandidates';
import { wordsMatch } from '../../src/search/morphology/wordsMatch';
import { measureLinks } from './measureLinks';

const byFirstLetter = (form: string) => [{ lemma: form.charAt(0), rank: form.length }];

it('counts the linked pairs of a paradigm, and counts links between paradigms as wrong', () => {
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

it('accepts links of a form that is in two paradigms with both of them', () => {
  const { recall, precision } = measureLinks(
    [
      ['fara', 'fær'],
      ['fá', 'fær'],
    ],
    (form) => (form === 'fær' ? ['fara', 'fá'] : [form]).map((lemma) => ({ lemma, rank: 0 })),
  );
  expect([recall, precision]).toEqual([1, 1]);
});

it('may use other candidates for words in texts than for typed words', () => {
  const { recall } = measureLinks(
    [['bók', 'bok']],
    () => [{ lemma: 'typed', rank: 0 }],
    () => [{ lemma: 'written', rank: 0 }],
  );
  expect(recall).toBe(0);
});

it('does not link forms whose ranks add up to more than the maximum', () => {
  const paradigms = [['bók', 'bækur']];
  expect(measureLinks(paradigms, byFirstLetter, byFirstLetter, 8).recall).toBe(1);
  expect(measureLinks(paradigms, byFirstLetter, byFirstLetter, 7).recall).toBe(0);
});

it('finds the same links as the search', () => {
  const names = goldSet.filter(({ kind }) => kind === 'name').map(({ forms }) => forms);
  const { missed, wrong } = measureLinks(names, lemmaCandidates);
  const forms = names.flat();
  const matches = (form: string, other: string) =>
    wordsMatch(lemmaCandidates(form), lemmaCandidates(other));
  const isSameWord = (form: string, other: string) =>
    names.some((paradigm) => paradigm.includes(form) && paradigm.includes(other));
  const pairs = forms.flatMap((form) =>
    forms.filter((other) => other !== form).map((other): [string, string] => [form, other]),
  );
  expect(pairs.filter((pair) => isSameWord(...pair) && !matches(...pair))).toEqual(missed);
  expect(
    new Set(pairs.filter((pair) => !isSameWord(...pair) && matches(...pair)).map(String)),
  ).toEqual(new Set(wrong.map(String)));
});
