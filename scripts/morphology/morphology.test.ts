import { readFileSync } from 'node:fs';
import { goldSet } from '../../src/test/goldSet';
import { readDictionary } from './readDictionary';
import { rulesPath, toRulesFile } from './rulesFile';
import { scoreAfter, scoreHeldOut, scoreWithoutAccents, scoreWords } from './scores';
import type { Score } from './scores';
import { holdOut, readTrainingSet, withoutGoldEndings } from './trainingSet';

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

it('the training set has no word of the gold set', () => {
  expect(learnt.size).toBeGreaterThan(7_500);
  expect(goldSet.filter(({ lemma }) => learnt.has(lemma))).toEqual([]);
});

it('held-out words are not in the training set, and are the same every time', () => {
  const { learnt: others, heldOut } = holdOut(trainingSet);
  const lemmas = new Set(others.map(({ lemma }) => lemma));
  expect(heldOut.filter(({ lemma }) => lemmas.has(lemma))).toEqual([]);
  expect(heldOut.length / trainingSet.length).toBeCloseTo(0.2, 1);
  expect(holdOut(trainingSet).heldOut).toEqual(heldOut);
});

it('a missing dictionary is an error with a remedy', () => {
  expect(() => readDictionary('node_modules/dictionary-is-not')).toThrow(
    'node_modules/dictionary-is-not/index.aff cannot be read. Run npm install first.',
  );
});

describe('the gold set', () => {
  const scores = scoreWords();

  it('has paradigms of every kind, each form once', () => {
    expect(goldSet.length).toBeGreaterThanOrEqual(60);
    expect(byName(scores, 'nouns').paradigms).toBeGreaterThanOrEqual(40);
    expect(byName(scores, 'adjectives').paradigms).toBeGreaterThanOrEqual(10);
    expect(byName(scores, 'names').paradigms).toBeGreaterThanOrEqual(10);
    expect(byName(scores, 'verbs').paradigms).toBeGreaterThanOrEqual(20);
    for (const { lemma, forms } of goldSet) {
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
    const others = withoutGoldEndings(trainingSet);
    expect(others.length).toBeLessThan(trainingSet.length);
    const strict = scoreAfter(others);
    expect(byName(strict, 'nouns, adjectives, names').recall).toBeGreaterThanOrEqual(0.99);
    expect(byName(strict, 'verbs').recall).toBeGreaterThanOrEqual(0.97);
  });
});

it('held-out words of the dictionary are linked as well', () => {
  const scores = scoreHeldOut(trainingSet);
  expect(byName(scores, 'nouns, adjectives, names').recall).toBeGreaterThanOrEqual(0.99);
  expect(byName(scores, 'nouns, adjectives, names').precision).toBeGreaterThanOrEqual(0.93);
  expect(byName(scores, 'verbs').recall).toBeGreaterThanOrEqual(0.97);
  expect(byName(scores, 'verbs').precision).toBeGreaterThanOrEqual(0.9);
});

it('strong verbs, which are not learnt, are linked', () => {
  const gold = new Set(goldSet.map(({ lemma }) => lemma));
  const others = readDictionary().listedVerbs.filter(({ lemma }) => !gold.has(lemma));
  expect(others.length).toBeGreaterThan(350);
  expect(byName(scoreWords(others), 'verbs').recall).toBeGreaterThanOrEqual(0.97);
});
