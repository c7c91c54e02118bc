import { getOrAdd } from './getOrAdd';
import type { LemmaCandidate } from '../../src/search/morphology/createLemmatizer';

/** How well forms are linked with the other forms of the same word, and only with those. */
export type Links = {
  /** Ordered pairs of two forms of one paradigm. */
  pairs: number;
  /** The share of `pairs` that is linked. */
  recall: number;
  /** The share of all links that connect two forms of one paradigm. */
  precision: number;
  missed: [form: string, other: string][];
  wrong: [form: string, other: string][];
};

type Candidates = (form: string) => readonly LemmaCandidate[];

/**
 * Compares every form with every other in the same way as src/search/morphology/wordsMatch.ts. A form with the
 * same spelling in two paradigms belongs to both.
 *
 * @param paradigms the forms of each word
 * @param candidatesOf returns the candidates of a typed form
 * @param candidatesOfText returns the candidates of a form in a text, if they differ
 * @param maxRank the largest sum of ranks for a link
 */
export function measureLinks(
  paradigms: readonly (readonly string[])[],
  candidatesOf: Candidates,
  candidatesOfText = candidatesOf,
  maxRank = Infinity,
): Links {
  const otherForms = new Map<string, Set<string>>();
  for (const forms of paradigms) {
    for (const form of forms) {
      const others = getOrAdd(otherForms, form, () => new Set());
      for (const other of forms) if (other !== form) others.add(other);
    }
  }
  const byLemma = new Map<string, { other: string; otherRank: number }[]>();
  for (const other of otherForms.keys()) {
    for (const { lemma, rank: otherRank } of candidatesOfText(other)) {
      getOrAdd(byLemma, lemma, () => []).push({ other, otherRank });
    }
  }
  const links: Links = { pairs: 0, recall: 0, precision: 0, missed: [], wrong: [] };
  let right = 0;
  for (const [form, others] of otherForms) {
    const linked = new Set<string>();
    for (const { lemma, rank } of candidatesOf(form)) {
      for (const { other, otherRank } of byLemma.get(lemma) ?? []) {
        if (other !== form && rank + otherRank <= maxRank) linked.add(other);
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
