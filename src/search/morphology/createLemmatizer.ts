import { applyRules, parseRules } from './applyRules';
import { createIrregularLemmas } from './irregularLemmas';
import { homographs, rules as allRules } from './rules';

/** A possible dictionary form of a word. */
export type LemmaCandidate = {
  lemma: string;
  /**
   * 0 for the word itself and for the lemma of an irregular form. Otherwise it depends on how often the rule
   * is right where it applies: 1 for at least half of the words, 2 for a quarter, 3 for an eighth …
   */
  rank: number;
};

/**
 * Creates a function that returns a word's candidates, each once, the likeliest first. The word itself is
 * one of them. A form of an irregular word has no other candidates, unless it is a homograph: the rules would
 * connect `sagt` with `saga`.
 *
 * @param spell converts rules to the spelling of the words: unchanged, or without accents
 * @param rules in the format of applyRules.ts; by default those of rules.ts
 */
export function createLemmatizer(
  spell: (text: string) => string,
  rules = allRules,
): (form: string) => LemmaCandidate[] {
  const spelled = parseRules(spell(rules));
  const irregularLemmas = createIrregularLemmas(spell);
  const sharedForms = new Set(spell(homographs).split(' '));
  return (form) => {
    const ranks = new Map([[form, 0]]);
    const add = (lemma: string, rank: number) => {
      const best = ranks.get(lemma);
      if (best === undefined || best > rank) ranks.set(lemma, rank);
    };
    irregularLemmas(form, add);
    const isIrregular = [...ranks].some(([lemma, rank]) => lemma !== form && rank === 0);
    if (!isIrregular || sharedForms.has(form)) applyRules(spelled, form, add);
    return [...ranks].map(([lemma, rank]) => ({ lemma, rank })).sort((a, b) => a.rank - b.rank);
  };
}
