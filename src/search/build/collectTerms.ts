import type { Language } from '../../i18n/languages';
import type { Posting, Postings } from '../shape/postings';
import type { SearchDocument } from '../shape/searchDocument';
import { termKey } from '../shape/termKey';
import { wordRulesOf } from '../wordRules';
import type { WordRules } from '../wordRules';
import { compoundParts } from './compoundParts';
import { readTerms } from './readTerms';

/** A term of the index. */
export type IndexedTerm = {
  word: string;
  /** `termKey` of the word. */
  key: string;
  postings: Postings;
  /** The keys of its possible dictionary forms, if they differ from its own key. */
  otherKeys: string[];
};

/**
 * Collects every word of the documents and every part of their compounds, sorted by key.
 *
 * @param documents sorted by their numbers
 */
export function collectTerms(
  documents: readonly SearchDocument[],
  language: Language,
): IndexedTerm[] {
  const rules = wordRulesOf(language);
  const whole = new Map<string, Posting[]>();
  for (const [number, document] of documents.entries()) {
    for (const [word, weightClass] of readTerms(document, rules.stopWords)) {
      listOf(whole, word).push([number, weightClass]);
    }
  }
  const isWord = (word: string) => whole.has(word) && !rules.stopWords.has(word);
  const part = collectParts(whole, (word) => compoundParts(word, language, isWord));
  return [...new Set([...whole.keys(), ...part.keys()])]
    .map((word) => ({ word, key: termKey(word) }))
    .sort((a, b) => compare(a.key, b.key) || compare(a.word, b.word))
    .map(({ word, key }) => ({
      word,
      key,
      postings: { whole: whole.get(word) ?? [], part: part.get(word) ?? [] },
      otherKeys: otherKeysOf(word, key, rules),
    }));
}

function collectParts(
  whole: ReadonlyMap<string, readonly Posting[]>,
  toParts: (word: string) => string[],
): Map<string, Posting[]> {
  const found = new Map<string, Map<number, number>>();
  for (const [word, postings] of whole) {
    for (const part of new Set(toParts(word))) {
      if (part === word) continue;
      const best = found.get(part) ?? new Map<number, number>();
      found.set(part, best);
      for (const [document, weightClass] of postings) {
        best.set(document, Math.max(weightClass, best.get(document) ?? 0));
      }
    }
  }
  return new Map(
    [...found].map(([part, best]) => [part, [...best].sort(([a], [b]) => a - b)] as const),
  );
}

function otherKeysOf(word: string, key: string, { candidates }: WordRules): string[] {
  const keys = candidates(word).map(({ lemma }) => termKey(lemma));
  return [...new Set(keys)].filter((other) => other !== key);
}

function listOf(lists: Map<string, Posting[]>, word: string): Posting[] {
  const list = lists.get(word) ?? [];
  lists.set(word, list);
  return list;
}

/** Compares by UTF-16 code units, as the browser's code does with `<`. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
