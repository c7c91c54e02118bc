import { getOrAdd } from './getOrAdd';
import type { LemmaCandidate } from '../../src/search/morphology/createLemmatizer';

/** How well words are linked with the other forms of theirs, and with no others. */
export type Links = {
  /** Ordered pairs of two forms of one paradigm. */
  pairs: number;
  /** Of those, the share that is linked. */
  recall: number;
  /** Of all links between two different forms, the share that is inside a paradigm. */
  precision: number;
  missed: [form: string, other: string][];
  wrong: [form: string, other: string][];
};

type Candidates = (form: string) => readonly LemmaCandidate[];

/**
 * Links every form with every other as src/search/morphology/wordsMatch.ts does. A form that is written alike
 * in two paradigms belongs to both.
 *
 * @param paradigms the forms of each word
 * @param candidatesOf the candidates of a form that is looked for
 * @param candidatesOfText those of a form in a text, when they differ
 * @param farthest the sum of ranks above which forms are not linked
 */
export function measureLinks(
  paradigms: readonly (readonly string[])[],
  candidatesOf: Candidates,
  candidatesOfText = candidatesOf,
  farthest = Infinity,
): Links {
  const kin = new Map<string, Set<string>>();
  for (const forms of paradigms) {
    for (const form of forms) {
      const others = getOrAdd(kin, form, () => new Set());
      for (const other of forms) if (other !== form) others.add(other);
    }
  }
  const byLemma = new Map<string, { other: string; otherRank: number }[]>();
  for (const other of kin.keys()) {
    for (const { lemma, rank: otherRank } of candidatesOfText(other)) {
      getOrAdd(byLemma, lemma, () => []).push({ other, otherRank });
    }
  }
  const links: Links = { pairs: 0, recall: 0, precision: 0, missed: [], wrong: [] };
  let right = 0;
  for (const [form, others] of kin) {
    const linked = new Set<string>();
    for (const { lemma, rank } of candidatesOf(form)) {
      for (const { other, otherRank } of byLemma.get(lemma) ?? []) {
        if (other !== form && rank + otherRank <= farthest) linked.add(other);
      }
    }
    for (const other of linked) {
      if (others.has(other)) right += 1;
      else links.wrong.push([form, other]);
    }
    for (const other of others) if (!linked.has(other)) links.missed.push([form, other]);
    links.pairs += others.size;
  }
  links.recall = right / links.pairs;
  links.precision = right / (right + links.wrong.length);
  return links;
}
