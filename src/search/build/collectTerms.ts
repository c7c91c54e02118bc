import type { Language } from '../../i18n/languages';
import { lemmaCandidates, RARE_RANK } from '../morphology/lemmaCandidates';
import { splitCompound } from '../morphology/splitCompound';
import type { Posting, Postings } from '../shape/format';
import type { SearchDocument } from '../shape/searchDocument';
import { toWeightClass } from '../shape/weightClasses';
import type { Field, Occurrences } from '../shape/weightClasses';
import { addTo, normaliseText, splitWords, termKey, withoutEmailAddresses } from '../shape/words';
import { wordRules } from '../wordRules';

export type IndexedTerm = {
  word: string;
  key: string;
  postings: Postings;
  /** The keys of the term's possible dictionary forms, without the term's own key. */
  otherKeys: string[];
};

/** Returns the words of the documents and the parts of their compounds, sorted by key. */
export function collectTerms(
  documents: readonly SearchDocument[],
  language: Language,
): IndexedTerm[] {
  const rules = wordRules[language];
  const whole = new Map<string, Posting[]>();
  for (const [number, document] of documents.entries()) {
    for (const [word, weightClass] of readTerms(document, rules.stopWords)) {
      addTo(whole, word, [number, weightClass]);
    }
  }
  const isWord = (word: string) => whole.has(word) && !rules.stopWords.has(word);
  const part = collectParts(whole, (word) => splits[language](word, isWord));
  return [...new Set([...whole.keys(), ...part.keys()])]
    .map((word) => ({ word, key: termKey(word) }))
    .sort((a, b) => compare(a.key, b.key) || compare(a.word, b.word))
    .map(({ word, key }) => {
      const keys = new Set(rules.candidates(word).map(({ lemma }) => termKey(lemma)));
      keys.delete(key);
      const postings = { whole: whole.get(word) ?? [], part: part.get(word) ?? [] };
      return { word, key, postings, otherKeys: [...keys] };
    });
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
  return new Map([...found].map(([part, best]) => [part, [...best].sort(([a], [b]) => a - b)]));
}

/** Compares by UTF-16 code units, so that the order is the same in every locale. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function readTerms(
  document: SearchDocument,
  stopWords: ReadonlySet<string>,
): Map<string, number> {
  const terms = new Map<string, Occurrences>();
  const add = (text: string, field: Field) => {
    for (const { word } of splitWords(withoutEmailAddresses(normaliseText(text)))) {
      const occurrences = terms.get(word) ?? {};
      occurrences[field] = (occurrences[field] ?? 0) + 1;
      terms.set(word, occurrences);
    }
  };
  const { title, headings } = document;
  add(title, 'title');
  add(document.lead ?? '', 'lead');
  add(document.body, 'body');
  for (const label of document.labels ?? []) add(label, 'label');
  for (const heading of headings) add(heading, 'heading');
  for (const tag of [...document.tags, document.category ?? '']) add(tag, 'tag');
  for (const person of document.people) add(person, 'person');
  add(document.association ?? '', 'association');

  for (const [term, position] of positionsIn(title, stopWords)) {
    const occurrences = terms.get(term);
    if (occurrences) occurrences.titlePosition = position;
  }
  // A heading of an undated document may answer a question, so it weighs nearly as much as a title.
  // A heading of news or of an event is about one day, so it gets no extra weight.
  for (const heading of document.date === undefined ? headings : []) {
    for (const [term, { of }] of positionsIn(heading, stopWords)) {
      const occurrences = terms.get(term);
      if (!occurrences || stopWords.has(term)) continue;
      occurrences.headingWords = Math.min(of, occurrences.headingWords ?? Infinity);
    }
  }
  return new Map([...terms].map(([term, occurrences]) => [term, toWeightClass(occurrences)]));
}

/** Returns each word's first position in a title or heading, as if the stop words came last. */
function positionsIn(text: string, stopWords: ReadonlySet<string>) {
  const words = [...new Set(splitWords(normaliseText(text)).map(({ word }) => word))];
  const contentWords = words.filter((word) => !stopWords.has(word));
  const ordered = [...new Set([...contentWords, ...words])];
  return ordered.map(
    (word, index) =>
      [word, { index, of: stopWords.has(word) ? words.length : contentWords.length }] as const,
  );
}

type IsWord = (word: string) => boolean;

/** Splits a compound into its words: `landslagsarkitektum` → `landslag`, `arkitekt`. */
const splits: Record<Language, (word: string, isWord: IsWord) => string[]> = {
  is: partsOfIcelandic,
  // English words are not split, because English writes most compounds as separate words.
  'en-us': () => [],
};

/** Splits the dictionary form, if the site has it, because an ending may look like a word. */
function partsOfIcelandic(word: string, isWord: IsWord): string[] {
  const lemma = lemmaCandidates(word).find(
    (each) => each.lemma !== word && each.rank < RARE_RANK && isWord(each.lemma),
  );
  return splitCompound(lemma?.lemma ?? word, isWord);
}
