import { readFileSync } from 'node:fs';
import { applyRules, parseRules } from '../../src/search/morphology/lemmaCandidates';
import { referenceSet } from '../../src/test/referenceSet';
import { printRules, readTrainingSet, rulesPath, toRule, toRulesFile } from './learnRules';
import { readDictionary } from './readDictionary';
import {
  holdOut,
  scoreAfter,
  scoreWithoutAccents,
  scoreWords,
  withoutReferenceEndings,
} from '../test/morphologyScores';
import type { Score } from '../test/morphologyScores';

const trainingSet = readTrainingSet();
const learnt = new Set(trainingSet.map(({ lemma }) => lemma));

const byName = (scores: readonly Score[], name: string) => {
  const score = scores.find((each) => each.name === name);
  if (!score) throw new Error(`There is no score of ${name}.`);
  return score;
};

it('the committed rules are up to date', () => {
  expect(readFileSync(rulesPath, 'utf8')).toBe(toRulesFile());
});

it('the committed rules name their authors and their licence', () => {
  expect(readFileSync(rulesPath, 'utf8')).toMatch(/dictionary-is[^]*Wiktionary[^]*CC BY-SA 3\.0/);
});

it('the training set has no word of the reference set', () => {
  expect(learnt.size).toBeGreaterThan(7_500);
  expect(referenceSet.filter(({ lemma }) => learnt.has(lemma))).toEqual([]);
});

const { learnt: others, heldOut } = holdOut(trainingSet);

it('held-out words are not in the training set, and are the same every time', () => {
  const lemmas = new Set(others.map(({ lemma }) => lemma));
  expect(heldOut.filter(({ lemma }) => lemmas.has(lemma))).toEqual([]);
  expect(heldOut.length / trainingSet.length).toBeCloseTo(0.2, 1);
  expect(holdOut(trainingSet).heldOut).toEqual(heldOut);
});

describe('the reference set', () => {
  const scores = scoreWords();

  it('has paradigms of every kind, each form once', () => {
    expect(referenceSet.length).toBeGreaterThanOrEqual(60);
    expect(byName(scores, 'nouns').words).toBeGreaterThanOrEqual(40);
    expect(byName(scores, 'adjectives').words).toBeGreaterThanOrEqual(10);
    expect(byName(scores, 'names').words).toBeGreaterThanOrEqual(10);
    expect(byName(scores, 'verbs').words).toBeGreaterThanOrEqual(20);
    for (const { lemma, forms } of referenceSet) {
      expect(forms[0]).toBe(lemma);
      expect(forms.filter((form) => !/^[a-záéíóúýþæöð]+$/.test(form))).toEqual([]);
      expect(new Set(forms).size).toBe(forms.length);
    }
  });

  it.each(['nouns', 'adjectives', 'names'])('links the forms of %s', (name) => {
    expect(byName(scores, name).recall).toBeGreaterThanOrEqual(0.99);
  });

  it('links the forms of verbs', () => {
    expect(byName(scores, 'verbs').recall).toBeGreaterThanOrEqual(0.97);
    expect(byName(scores, 'verbs').precision).toBeGreaterThanOrEqual(0.9);
  });

  it('links few other words', () => {
    expect(byName(scores, 'nouns, adjectives, names').precision).toBeGreaterThanOrEqual(0.93);
    expect(byName(scores, 'all').precision).toBeGreaterThanOrEqual(0.93);
  });

  it('is linked without accents too', () => {
    const folded = scoreWithoutAccents();
    expect(byName(folded, 'nouns, adjectives, names').recall).toBeGreaterThanOrEqual(0.99);
    expect(byName(folded, 'verbs').recall).toBeGreaterThanOrEqual(0.97);
    expect(byName(folded, 'all').precision).toBeGreaterThanOrEqual(0.93);
  });

  it('is linked as well without learning from compounds of its words', () => {
    const unrelated = withoutReferenceEndings(trainingSet);
    expect(unrelated.length).toBeLessThan(trainingSet.length);
    const strict = scoreAfter(unrelated);
    expect(byName(strict, 'nouns, adjectives, names').recall).toBeGreaterThanOrEqual(0.99);
    expect(byName(strict, 'verbs').recall).toBeGreaterThanOrEqual(0.97);
  });
});

it('held-out words of the dictionary are linked as well', () => {
  const scores = scoreAfter(others, heldOut);
  expect(byName(scores, 'nouns, adjectives, names').recall).toBeGreaterThanOrEqual(0.99);
  expect(byName(scores, 'nouns, adjectives, names').precision).toBeGreaterThanOrEqual(0.93);
  expect(byName(scores, 'verbs').recall).toBeGreaterThanOrEqual(0.97);
  expect(byName(scores, 'verbs').precision).toBeGreaterThanOrEqual(0.9);
});

it('strong verbs, which are not learnt, are linked', () => {
  const reference = new Set(referenceSet.map(({ lemma }) => lemma));
  const verbs = readDictionary().listedVerbs.filter(({ lemma }) => !reference.has(lemma));
  expect(verbs.length).toBeGreaterThan(350);
  expect(byName(scoreWords(verbs), 'verbs').recall).toBeGreaterThanOrEqual(0.97);
});

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
