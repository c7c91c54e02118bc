import { toAscii } from '../i18n/toAscii';
import type { Language } from '../i18n/languages';
import { englishStem } from './morphology/englishStem';
import { foldedLemmaCandidates } from './morphology/foldedLemmaCandidates';
import { lemmaCandidates } from './morphology/lemmaCandidates';
import type { LemmaCandidate } from './morphology/lemmaCandidates';
import { stopWords } from './morphology/stopWords';

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
