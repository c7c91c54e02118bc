import { toAscii } from '../i18n/toAscii';
import type { Language } from '../i18n/languages';
import { foldedLemmaCandidates, lemmaCandidates } from './morphology/lemmaCandidates';
import type { LemmaCandidate } from './morphology/lemmaCandidates';
import { stopWords } from './morphology/stopWords';
import { stem } from 'porter2';

export type WordRules = {
  /** Returns dictionary forms or stems, likeliest first. Forms of one word share a candidate. */
  candidates: (word: string) => LemmaCandidate[];
  /** Returns candidates without accents, for a word that may be typed without accents. */
  foldedCandidates: (word: string) => LemmaCandidate[];
  /** Function words, which a query ignores if it has other words. */
  stopWords: ReadonlySet<string>;
};

export const wordRules: Record<Language, WordRules> = {
  is: {
    candidates: lemmaCandidates,
    foldedCandidates: foldedLemmaCandidates,
    stopWords: stopWords.is,
  },
  'en-us': {
    candidates: (word) => [{ lemma: englishStem(word), rank: 0 }],
    foldedCandidates: (word) => [{ lemma: englishStem(toAscii(word)), rank: 0 }],
    stopWords: stopWords['en-us'],
  },
};

/** Porter2 stem: `buildings` → `build`. Words with letters outside a–z lose only the possessive. */
export function englishStem(word: string): string {
  const bare = word.replace(/['’]s?$/u, '');
  return /^[a-z]+$/.test(bare) ? stem(bare) : bare;
}
