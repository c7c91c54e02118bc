import { toAscii } from '../../src/i18n/toAscii';
import {
  createLemmatizer,
  type LemmaCandidate,
} from '../../src/search/morphology/createLemmatizer';
import { foldedLemmaCandidates } from '../../src/search/morphology/foldedLemmaCandidates';
import { goldSet, type Paradigm } from '../../src/test/goldSet';
import { lemmaCandidates } from '../../src/search/morphology/lemmaCandidates';
import { induceRules, printRules } from './induceRules';
import { measureLinks, type Links } from './measureLinks';
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

/** How words fare with the rules that search has, by default the gold set. */
export function scoreWords(words: readonly Word[] = goldSet, farthest = Infinity): Score[] {
  return scoreGroups(words, (paradigms) =>
    measureLinks(paradigms, lemmaCandidates, lemmaCandidates, farthest),
  );
}

/** How the gold set fares when one of the two words is typed without accents. */
export function scoreWithoutAccents(): Score[] {
  const inText = (form: string) =>
    lemmaCandidates(form).map(({ lemma, rank }) => ({ lemma: toAscii(lemma), rank }));
  return scoreGroups(goldSet, (paradigms) =>
    measureLinks(paradigms, foldedLemmaCandidates, inText),
  );
}

/** How the gold set fares with rules that are learnt from other words. */
export function scoreAfter(learnt: readonly DictionaryParadigm[]): Score[] {
  const candidates = learn(learnt);
  return scoreGroups(goldSet, (paradigms) => measureLinks(paradigms, candidates));
}

/** How a fifth of the dictionary's words fares with rules that are learnt from the other four. */
export function scoreHeldOut(trainingSet: readonly DictionaryParadigm[]): Score[] {
  const { learnt, heldOut } = holdOut(trainingSet);
  const candidates = learn(learnt);
  return scoreGroups(heldOut, (paradigms) => measureLinks(paradigms, candidates));
}

function learn(paradigms: readonly DictionaryParadigm[]): (form: string) => LemmaCandidate[] {
  return createLemmatizer((text) => text, printRules(induceRules(paradigms)));
}

/** Scores of the groups that have words. */
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
