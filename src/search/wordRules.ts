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
  stopWords: ReadonlySet<string>;
  /** Function words, also without their accents, which a query ignores if it has other words. */
  ignoredWords: ReadonlySet<string>;
};

export const wordRules: Record<Language, WordRules> = {
  is: {
    candidates: lemmaCandidates,
    foldedCandidates: foldedLemmaCandidates,
    stopWords: stopWords.is,
    ignoredWords: new Set([...stopWords.is].flatMap((word) => [word, toAscii(word)])),
  },
  'en-us': {
    candidates: (word) => [{ lemma: englishStem(word), rank: 0 }],
    foldedCandidates: (word) => [{ lemma: englishStem(toAscii(word)), rank: 0 }],
    stopWords: stopWords['en-us'],
    ignoredWords: stopWords['en-us'],
  },
};

// Forms that are frequent words too are left out: felt, found, ground, left, saw, thought.
const irregular = `men:man women:woman children:child people:person feet:foot teeth:tooth shelves:shelf became:become
began:begin begun:begin built:build bought:buy brought:bring broke:break broken:break chose:choose chosen:choose
came:come drew:draw drawn:draw fell:fall fallen:fall gave:give given:give grew:grow grown:grow held:hold kept:keep
knew:know known:know lost:lose made:make met:meet paid:pay ran:run sold:sell sent:send shown:show seen:see spoke:speak
spoken:speak spent:spend spun:spin stood:stand taught:teach told:tell threw:throw thrown:throw took:take taken:take
wore:wear worn:wear wove:weave woven:weave won:win wrote:write written:write`;
const lemmas = new Map(irregular.split(/\s/).map((pair) => pair.split(':') as [string, string]));

/** Porter2 stem: `buildings` → `build`. Words with letters outside a–z lose only the possessive. */
export function englishStem(word: string): string {
  const bare = word.replace(/['’]s?$/u, '');
  return /^[a-z]+$/.test(bare) ? stem(lemmas.get(bare) ?? bare) : bare;
}
