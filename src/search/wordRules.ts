import { toAscii } from '../i18n/toAscii';
import type { Language } from '../i18n/languages';
import { foldedLemmaCandidates, lemmaCandidates } from './morphology/lemmaCandidates';
import type { LemmaCandidate } from './morphology/lemmaCandidates';
import { stopWords } from './morphology/stopWords';
import { stem } from 'porter2';

/** How the search treats the words of a language. */
export type WordRules = {
  /** Dictionary forms or stems of a word, the likeliest first. Forms of one word share a candidate. */
  candidates: (word: string) => LemmaCandidate[];
  /** The same for a word typed without accents. Compare them with candidates without accents. */
  foldedCandidates: (word: string) => LemmaCandidate[];
  /** Function words, which a query ignores next to other words. */
  stopWords: ReadonlySet<string>;
};

export function wordRulesOf(language: Language): WordRules {
  return rules[language];
}

const rules: Record<Language, WordRules> = {
  is: {
    candidates: lemmaCandidates,
    foldedCandidates: foldedLemmaCandidates,
    stopWords: stopWords('is'),
  },
  'en-us': {
    candidates: (word) => [{ lemma: englishStem(word), rank: 0 }],
    foldedCandidates: (word) => [{ lemma: englishStem(toAscii(word)), rank: 0 }],
    stopWords: stopWords('en-us'),
  },
};

/**
 * Returns the stem of an English word by the Porter2 algorithm: `buildings` → `build`. It also removes
 * possessive endings.
 *
 * @param word one word, in lower case; of a word with letters other than a to z only the possessive ending
 *   is removed
 */
export function englishStem(word: string): string {
  const bare = word.replace(/['’]s?$/u, '');
  return /^[a-z]+$/.test(bare) ? stem(bare) : bare;
}
