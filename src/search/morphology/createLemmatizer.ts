import { applyRules, parseRules } from './applyRules';
import { createIrregularLemmas } from './irregularLemmas';
import { rules as allRules } from './rules';

/** A dictionary form that a word may be a form of. */
export type LemmaCandidate = {
  lemma: string;
  /**
   * 0: the word itself, or the lemma of an irregular form. Otherwise how seldom the rule is right where it can
   * be applied: 1 for at least every second time, 2 for every fourth, 3 for every eighth …
   */
  rank: number;
};

/**
 * Makes the function that answers with a word's candidates, the most probable first, the word itself among
 * them, each once.
 *
 * @param spell how its words are spelled: as they are, or without accents
 * @param rules in the format of applyRules.ts; others than those of rules.ts for measuring them
 */
export function createLemmatizer(
  spell: (text: string) => string,
  rules = allRules,
): (form: string) => LemmaCandidate[] {
  const spelled = parseRules(spell(rules));
  const irregularLemmas = createIrregularLemmas(spell);
  return (form) => {
    const ranks = new Map([[form, 0]]);
    const add = (lemma: string, rank: number) => {
      const known = ranks.get(lemma);
      if (known === undefined || known > rank) ranks.set(lemma, rank);
    };
    irregularLemmas(form, add);
    applyRules(spelled, form, add);
    return [...ranks].map(([lemma, rank]) => ({ lemma, rank })).sort((a, b) => a.rank - b.rank);
  };
}
