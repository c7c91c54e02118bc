import { applyRules, parseRules } from '../../src/search/morphology/applyRules';
import { printRules } from './induceRules';
import { toRule } from './toRule';

it.each([
  ['hestinum', 'hestur', 'inum>ur'],
  ['sögum', 'saga', 'um>a/ö:a'],
  ['bækur', 'bók', 'ur>/æ:ó'],
  ['hannanir', 'hönnun', 'anir>un/a:ö'],
  ['köttum', 'köttur', 'um>ur'],
  ['firði', 'fjörður', 'i>ur/i:jö'],
  ['hjörtun', 'hjarta', 'un>a/ö:a'],
  ['jökli', 'jökull', 'li>ull'],
  ['trjám', 'tré', 'm>-/já:é'],
  ['bláan', 'blár', 'an>-r'],
  ['fylkjum', 'fylki', 'jum>i'],
  ['byggði', 'byggja', 'ði>ja'],
])('finds the rule from %s to %s', (form, lemma, rule) => {
  expect(toRule(form, lemma)).toBe(rule);
  const lemmas: string[] = [];
  applyRules(parseRules(printRules(new Map([[rule, 0.3]]))), form, (each) => lemmas.push(each));
  expect(lemmas).toEqual([lemma]);
});

it('finds no rule for words without a common stem', () => {
  expect(toRule('kvenna', 'kona')).toBeUndefined();
});
