import { readFileSync } from 'node:fs';
import { toAscii } from '../../src/i18n/toAscii';
import {
  createLemmatizer,
  foldedLemmaCandidates,
  lemmaCandidates,
} from '../../src/search/morphology/lemmaCandidates';
import type { LemmaCandidate } from '../../src/search/morphology/lemmaCandidates';
import { addTo } from '../../src/search/shape/words';
import { referenceSet } from '../../src/test/referenceSet';
import { learnRules, readTrainingSet, rulesPath, toRulesFile } from './learnRules';
import { readDictionary } from './readDictionary';
import type { Word } from './weakVerbs';

type Candidates = (form: string) => readonly LemmaCandidate[];

const groups: Record<string, readonly Word['kind'][]> = {
  nouns: ['noun'],
  adjectives: ['adjective'],
  names: ['name'],
  'nouns, adjectives, names': ['noun', 'adjective', 'name'],
  verbs: ['verb'],
  all: ['noun', 'adjective', 'name', 'verb'],
};

/**
 * Scores each group of words. `candidatesOf` is for forms in queries, `candidatesOfText` for forms
 * in texts.
 */
function scoreWords(
  words: readonly Word[] = referenceSet,
  candidatesOf: Candidates = lemmaCandidates,
  candidatesOfText = candidatesOf,
) {
  const scores = Object.entries(groups).map(([name, kinds]) => {
    const paradigms = words
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ lemma, forms }) => [...new Set([lemma, ...forms])]);
    return [name, measureLinks(paradigms, candidatesOf, candidatesOfText)] as const;
  });
  return Object.fromEntries(scores);
}

function scoreWithoutAccents() {
  const inText = (form: string) =>
    lemmaCandidates(form).map(({ lemma, rank }) => ({ lemma: toAscii(lemma), rank }));
  return scoreWords(referenceSet, foldedLemmaCandidates, inText);
}

const SEED = 20_261_121;
const SHARE_HELD_OUT = 0.2;

/** Splits the words by a repeatable random choice. All entries of a lemma stay together. */
function holdOut(words: readonly Word[]): { learnt: Word[]; heldOut: Word[] } {
  let state = SEED;
  const isHeldOut = new Map(
    [...new Set(words.map(({ lemma }) => lemma))].map((lemma) => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return [lemma, state / 2 ** 32 < SHARE_HELD_OUT];
    }),
  );
  return {
    learnt: words.filter(({ lemma }) => !isHeldOut.get(lemma)),
    heldOut: words.filter(({ lemma }) => isHeldOut.get(lemma)),
  };
}

/** Measures recall and precision of the search's links: forms that share a candidate lemma. */
function measureLinks(
  paradigms: readonly (readonly string[])[],
  candidatesOf: Candidates,
  candidatesOfText: Candidates,
) {
  const otherForms = new Map<string, Set<string>>();
  for (const forms of paradigms) {
    for (const form of forms) {
      const others = otherForms.get(form) ?? new Set();
      otherForms.set(form, others);
      for (const other of forms) if (other !== form) others.add(other);
    }
  }
  const byLemma = new Map<string, string[]>();
  for (const other of otherForms.keys()) {
    for (const { lemma } of candidatesOfText(other)) addTo(byLemma, lemma, other);
  }
  let [pairs, links, right] = [0, 0, 0];
  for (const [form, others] of otherForms) {
    const linked = new Set(candidatesOf(form).flatMap(({ lemma }) => byLemma.get(lemma) ?? []));
    linked.delete(form);
    pairs += others.size;
    links += linked.size;
    right += [...linked].filter((other) => others.has(other)).length;
  }
  return { words: paradigms.length, recall: right / pairs, precision: right / links };
}

const trainingSet = readTrainingSet();
const learnt = new Set(trainingSet.map(({ lemma }) => lemma));

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

describe('the reference set', () => {
  const scores = scoreWords();

  it.each(['nouns', 'adjectives', 'names'])('links the forms of %s', (name) => {
    expect(scores[name]?.recall).toBeGreaterThanOrEqual(0.99);
  });

  it('links the forms of verbs', () => {
    expect(scores['verbs']?.recall).toBeGreaterThanOrEqual(0.97);
    expect(scores['verbs']?.precision).toBeGreaterThanOrEqual(0.9);
  });

  it('links few other words', () => {
    expect(scores['nouns, adjectives, names']?.precision).toBeGreaterThanOrEqual(0.93);
    expect(scores['all']?.precision).toBeGreaterThanOrEqual(0.93);
  });

  it('is linked without accents too', () => {
    const folded = scoreWithoutAccents();
    expect(folded['nouns, adjectives, names']?.recall).toBeGreaterThanOrEqual(0.99);
    expect(folded['verbs']?.recall).toBeGreaterThanOrEqual(0.97);
    expect(folded['all']?.precision).toBeGreaterThanOrEqual(0.93);
  });
});

it('held-out words of the dictionary are linked as well', () => {
  const { learnt: others, heldOut } = holdOut(trainingSet);
  const scores = scoreWords(
    heldOut,
    createLemmatizer((text) => text, learnRules(others)),
  );
  expect(scores['nouns, adjectives, names']?.recall).toBeGreaterThanOrEqual(0.99);
  expect(scores['nouns, adjectives, names']?.precision).toBeGreaterThanOrEqual(0.93);
  expect(scores['verbs']?.recall).toBeGreaterThanOrEqual(0.97);
  expect(scores['verbs']?.precision).toBeGreaterThanOrEqual(0.9);
});

it('strong verbs, which are not learnt, are linked', () => {
  const reference = new Set(referenceSet.map(({ lemma }) => lemma));
  const verbs = readDictionary().listedVerbs.filter(({ lemma }) => !reference.has(lemma));
  expect(verbs.length).toBeGreaterThan(350);
  expect(scoreWords(verbs)['verbs']?.recall).toBeGreaterThanOrEqual(0.97);
});
