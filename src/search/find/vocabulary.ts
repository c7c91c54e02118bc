import { isJsonObject } from '../../content/values/cmsValues';
import { toAscii } from '../../i18n/toAscii';
import {
  decodePostings,
  firstDocuments,
  postingsFileOf,
  termsFileOf,
  termsFilesOf,
} from '../shape/format';
import type { Postings } from '../shape/format';
import { foldedKey, termKeyPrefix } from '../shape/words';
import { isTexts, SearchFailure } from './openIndex';
import type { Index } from './openIndex';

export type Term = {
  word: string;
  folded: string;
};

/** Terms by their possible dictionary forms, with the rank of the rule (see `LemmaCandidate`). */
type LemmaIndex = ReadonlyMap<string, readonly { term: Term; rank: number }[]>;

/** How words are compared: as written, without accents, or without accents and common mistakes. */
export type Spelling = 'full' | 'folded' | 'loose';

export const spell: Record<Spelling, (word: string) => string> = {
  full: (word) => word,
  folded: toAscii,
  // Removes the differences of common mistakes: `i` for `y`, `í` for `ý`, double consonants.
  loose: (word) =>
    toAscii(word)
      .replace(/y/g, 'i')
      .replace(/(.)\1+/gu, '$1'),
};

function fileOf({ manifest }: Index, key: string): number {
  return termsFileOf(key, manifest.hashes.terms.length);
}

/** Returns the terms with a key, and other terms that may be forms of a word with this key. */
export async function termsWithKey(index: Index, key: string): Promise<readonly Term[]> {
  const { own, also } = await readTerms(index, fileOf(index, key));
  return [...(own.get(key) ?? []), ...(also.get(key) ?? [])];
}

export function termsByLemma(index: Index, key: string, spelling: Spelling): Promise<LemmaIndex> {
  return index.cached(`${spelling} lemmas of ${key}`, async () => {
    const byLemma = new Map<string, { term: Term; rank: number }[]>();
    for (const term of await termsWithKey(index, key)) {
      for (const { lemma, rank } of index.rules.candidates(term.word)) {
        add(byLemma, spell[spelling](lemma), { term, rank });
      }
    }
    return byLemma;
  });
}

export async function termsBeginningWith(index: Index, beginning: string): Promise<Term[]> {
  const folded = toAscii(beginning);
  const terms = await termsWithKeyPrefix(index, termKeyPrefix(beginning));
  return terms.filter((term) => term.folded.startsWith(folded));
}

export async function termsWithKeyPrefix(index: Index, prefix: string): Promise<Term[]> {
  const { terms } = index.manifest.hashes;
  // A prefix with a letter after the hyphen is a complete key.
  const isKey = /-./u.test(prefix);
  const ofLetter = isKey ? [fileOf(index, prefix)] : termsFilesOf(prefix, terms.length);
  const numbers = prefix === '' ? [...terms.keys()] : ofLetter;
  const files = await Promise.all(numbers.map((file) => readTerms(index, file)));
  return files.flatMap(({ own }) =>
    [...own].flatMap(([key, terms]) => (key.startsWith(prefix) ? terms : [])),
  );
}

export function readPostings(index: Index, { word, folded }: Term): Promise<Postings> {
  return index.cached(`postings of ${word}`, async () => {
    const termsFile = fileOf(index, foldedKey(folded));
    const { places, postings } = await readTerms(index, termsFile);
    const { part = -1, position = -1 } = places.get(word) ?? {};
    const name = `${termsFile}-${part}`;
    const texts = await index.cached(`postings ${name}`, async () => {
      const text = await index.read('postings', name, postings[part]);
      return typeof text === 'string' ? text.split(' ') : [];
    });
    const text = texts[position];
    if (!text) throw new SearchFailure('damaged');
    return decodePostings(text, firstDocuments(index.manifest.kinds));
  });
}

type Terms = {
  own: Map<string, Term[]>;
  /** Maps the key of a word in this file to terms of other keys that may be forms of the word. */
  also: Map<string, Term[]>;
  postings: string[];
  /** The file of `postings` that has a term's postings, and their position in that file. */
  places: Map<string, { part: number; position: number }>;
};

function readTerms(index: Index, number: number): Promise<Terms> {
  return index.cached(`terms ${number}`, async () => {
    const file = await index.read('terms', number, index.manifest.hashes.terms[number]);
    const { terms: words, also, postings } = isJsonObject(file) ? file : {};
    if (typeof words !== 'string' || !Array.isArray(also) || !isTexts(postings)) {
      throw new SearchFailure('damaged');
    }
    const terms: Terms = { own: new Map(), also: new Map(), places: new Map(), postings };
    const counts: number[] = [];
    for (const word of words.split(' ').filter(Boolean)) {
      const term = { word, folded: toAscii(word) };
      add(terms.own, foldedKey(term.folded), term);
      const part = postingsFileOf(term.folded, postings.length);
      const position = counts[part] ?? 0;
      counts[part] = position + 1;
      terms.places.set(word, { part, position });
    }
    for (const entry of also) {
      const [key, word] = Array.isArray(entry) ? (entry as unknown[]) : [];
      if (typeof key !== 'string' || typeof word !== 'string') continue;
      add(terms.also, key, { word, folded: toAscii(word) });
    }
    return terms;
  });
}

/** An index of more documents is too large to download in advance. */
const MAX_DOWNLOADED_DOCUMENTS = 150;

export async function downloadIndex(index: Index): Promise<void> {
  const { terms, records } = index.manifest.hashes;
  if (index.kinds.length > MAX_DOWNLOADED_DOCUMENTS) return;
  await Promise.all([
    ...terms.map(async (_, file) => {
      const { postings } = await readTerms(index, file);
      await Promise.all(
        postings.map((hash, part) => index.read('postings', `${file}-${part}`, hash)),
      );
    }),
    ...records.map((hash, file) => index.read('records', file, hash)),
  ]);
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  list.push(value);
}
