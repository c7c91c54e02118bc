import { toAscii } from '../i18n/toAscii';
import type { Language } from '../i18n/languages';
import { englishStem } from './morphology/englishStem';
import { foldedLemmaCandidates } from './morphology/foldedLemmaCandidates';
import { lemmaCandidates, type LemmaCandidate } from './morphology/lemmaCandidates';
import { stopWords } from './morphology/stopWords';

/** What a language does to its words. */
export type WordRules = {
  /** What two forms of one word share; the most probable first. */
  candidates: (word: string) => LemmaCandidate[];
  /** The same for a word typed without accents: to be compared with candidates without accents. */
  foldedCandidates: (word: string) => LemmaCandidate[];
  /** Words that say nothing alone. */
  stopWords: ReadonlySet<string>;
};

/** The rules of a language that the site speaks. */
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
