import { toAscii } from '../../src/i18n/toAscii';
import {
  createLemmatizer,
  foldedLemmaCandidates,
  lemmaCandidates,
} from '../../src/search/morphology/lemmaCandidates';
import type { LemmaCandidate } from '../../src/search/morphology/lemmaCandidates';
import { referenceSet } from '../../src/test/referenceSet';
import { getOrAdd, learnRules } from '../morphology/learnRules';
import type { Word } from '../morphology/weakVerbs';

type Candidates = (form: string) => readonly LemmaCandidate[];

export type Score = { name: string; words: number; recall: number; precision: number };

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
export function scoreWords(
  words: readonly Word[] = referenceSet,
  candidatesOf: Candidates = lemmaCandidates,
  candidatesOfText = candidatesOf,
): Score[] {
  return Object.entries(groups).flatMap(([name, kinds]) => {
    const paradigms = words
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ lemma, forms }) => [...new Set([lemma, ...forms])]);
    if (paradigms.length === 0) return [];
    const links = measureLinks(paradigms, candidatesOf, candidatesOfText);
    return [{ name, words: paradigms.length, ...links }];
  });
}

export function scoreWithoutAccents(): Score[] {
  const inText = (form: string) =>
    lemmaCandidates(form).map(({ lemma, rank }) => ({ lemma: toAscii(lemma), rank }));
  return scoreWords(referenceSet, foldedLemmaCandidates, inText);
}

export function scoreAfter(
  learnt: readonly Word[],
  words: readonly Word[] = referenceSet,
): Score[] {
  return scoreWords(
    words,
    createLemmatizer((text) => text, learnRules(learnt)),
  );
}

const MIN_HEAD_LETTERS = 4;

/** Removes the words that end in a lemma of the reference set, such as compounds with the lemma. */
export function withoutReferenceEndings(words: readonly Word[]): Word[] {
  const heads = referenceSet
    .map(({ lemma }) => lemma)
    .filter(({ length }) => length >= MIN_HEAD_LETTERS);
  return words.filter(({ lemma }) => !heads.some((head) => lemma.endsWith(head)));
}

const SEED = 20_261_121;
const SHARE_HELD_OUT = 0.2;

/** Splits the words by a repeatable random choice. All entries of a lemma stay together. */
export function holdOut(words: readonly Word[]): { learnt: Word[]; heldOut: Word[] } {
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
      const others = getOrAdd(otherForms, form, () => new Set());
      for (const other of forms) if (other !== form) others.add(other);
    }
  }
  const byLemma = new Map<string, string[]>();
  for (const other of otherForms.keys()) {
    for (const { lemma } of candidatesOfText(other)) getOrAdd(byLemma, lemma, () => []).push(other);
  }
  let [pairs, links, right] = [0, 0, 0];
  for (const [form, others] of otherForms) {
    const linked = new Set(candidatesOf(form).flatMap(({ lemma }) => byLemma.get(lemma) ?? []));
    linked.delete(form);
    pairs += others.size;
    links += linked.size;
    right += [...linked].filter((other) => others.has(other)).length;
  }
  return { recall: right / pairs, precision: right / links };
}
