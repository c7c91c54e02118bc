import { toAscii } from '../../src/i18n/toAscii';
import { createLemmatizer } from '../../src/search/morphology/createLemmatizer';
import type { LemmaCandidate } from '../../src/search/morphology/createLemmatizer';
import { foldedLemmaCandidates } from '../../src/search/morphology/foldedLemmaCandidates';
import { goldSet } from '../../src/test/goldSet';
import type { Paradigm } from '../../src/test/goldSet';
import { lemmaCandidates } from '../../src/search/morphology/lemmaCandidates';
import { induceRules, printRules } from './induceRules';
import { measureLinks } from './measureLinks';
import type { Links } from './measureLinks';
import type { DictionaryParadigm } from './readDictionary';
import { holdOut } from './trainingSet';

export type Score = Links & { name: string; paradigms: number; forms: number };

type Word = { lemma: string; kind: Paradigm['kind']; forms: readonly string[] };

const groups: Record<string, readonly Word['kind'][]> = {
  nouns: ['noun'],
  adjectives: ['adjective'],
  names: ['name'],
  'nouns, adjectives, names': ['noun', 'adjective', 'name'],
  verbs: ['verb'],
  all: ['noun', 'adjective', 'name', 'verb'],
};

/** Scores words, by default the gold set, with the rules of the search. */
export function scoreWords(words: readonly Word[] = goldSet, maxRank = Infinity): Score[] {
  return scoreGroups(words, (paradigms) =>
    measureLinks(paradigms, lemmaCandidates, lemmaCandidates, maxRank),
  );
}

/** Scores the gold set with one of the two words typed without accents. */
export function scoreWithoutAccents(): Score[] {
  const inText = (form: string) =>
    lemmaCandidates(form).map(({ lemma, rank }) => ({ lemma: toAscii(lemma), rank }));
  return scoreGroups(goldSet, (paradigms) =>
    measureLinks(paradigms, foldedLemmaCandidates, inText),
  );
}

/** Scores the gold set with rules learnt from the given words. */
export function scoreAfter(learnt: readonly DictionaryParadigm[]): Score[] {
  const candidates = learn(learnt);
  return scoreGroups(goldSet, (paradigms) => measureLinks(paradigms, candidates));
}

/** Scores a fifth of the dictionary's words with rules learnt from the other four fifths. */
export function scoreHeldOut(trainingSet: readonly DictionaryParadigm[]): Score[] {
  const { learnt, heldOut } = holdOut(trainingSet);
  const candidates = learn(learnt);
  return scoreGroups(heldOut, (paradigms) => measureLinks(paradigms, candidates));
}

function learn(paradigms: readonly DictionaryParadigm[]): (form: string) => LemmaCandidate[] {
  return createLemmatizer((text) => text, printRules(induceRules(paradigms)));
}

/** Scores each group that has words. */
function scoreGroups(
  words: readonly Word[],
  measure: (paradigms: readonly string[][]) => Links,
): Score[] {
  return Object.entries(groups).flatMap(([name, kinds]) => {
    const paradigms = words
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ lemma, forms }) => [...new Set([lemma, ...forms])]);
    if (paradigms.length === 0) return [];
    const forms = new Set(paradigms.flat()).size;
    return [{ name, paradigms: paradigms.length, forms, ...measure(paradigms) }];
  });
}
