import { toAscii } from '../../i18n/toAscii';
import { decodePostings, termsFileOf } from '../shape/format';
import type { Postings, PostingsFile, TermsFile } from '../shape/format';
import { addTo, foldedKey } from '../shape/words';
import type { Index } from './openIndex';

export type Term = { word: string; folded: string };

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
  return termsFileOf(key, manifest.firstKeys);
}

/** Includes terms of other keys that may be forms of a word with this key. */
export async function termsWithKey(index: Index, key: string): Promise<readonly Term[]> {
  const { own, also } = await readTerms(index, fileOf(index, key));
  return [...(own.get(key) ?? []), ...(also.get(key) ?? [])];
}

export function termsByLemma(index: Index, key: string, spelling: Spelling): Promise<LemmaIndex> {
  return index.cached(`${spelling} lemmas of ${key}`, async () => {
    const byLemma = new Map<string, { term: Term; rank: number }[]>();
    for (const term of await termsWithKey(index, key)) {
      for (const { lemma, rank } of index.rules.candidates(term.word)) {
        addTo(byLemma, spell[spelling](lemma), { term, rank });
      }
    }
    return byLemma;
  });
}

export async function termsWithKeyPrefix(index: Index, prefix: string): Promise<Term[]> {
  const first = fileOf(index, prefix);
  // U+FFFF follows all letters, so this is the file of the last key with the prefix.
  const last = fileOf(index, `${prefix}\uffff`);
  const numbers = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  const files = await Promise.all(numbers.map((file) => readTerms(index, file)));
  return files.flatMap(({ own }) =>
    [...own].flatMap(([key, terms]) => (key.startsWith(prefix) ? terms : [])),
  );
}

export function readPostings(index: Index, { word, folded }: Term): Promise<Postings> {
  return index.cached(`postings of ${word}`, async () => {
    const { words, postings } = await readTerms(index, fileOf(index, foldedKey(folded)));
    const term = words.indexOf(word);
    const [file = -1, firstTerm = 0] = postings.filter(([, first]) => first <= term).at(-1) ?? [];
    const text = (await index.read<PostingsFile>('postings', file))[term - firstTerm];
    if (typeof text !== 'string') throw new Error(`The index has no postings for “${word}”.`);
    return decodePostings(text);
  });
}

type Terms = Pick<TermsFile, 'postings'> & {
  words: string[];
  own: Map<string, Term[]>;
  /** Maps the key of a word in this file to terms of other keys that may be forms of the word. */
  also: Map<string, Term[]>;
};

function readTerms(index: Index, number: number): Promise<Terms> {
  return index.cached(`terms ${number}`, async () => {
    const { terms, postings, also } = await index.read<TermsFile>('terms', number);
    const read: Terms = { words: terms, postings, own: new Map(), also: new Map() };
    for (const word of terms) {
      const folded = toAscii(word);
      addTo(read.own, foldedKey(folded), { word, folded });
    }
    for (const [key, word] of also) addTo(read.also, key, { word, folded: toAscii(word) });
    return read;
  });
}

/** An index of more documents is too large to download in advance. */
const MAX_DOWNLOADED_DOCUMENTS = 150;

export async function downloadIndex(index: Index): Promise<void> {
  if (index.manifest.kinds.length > MAX_DOWNLOADED_DOCUMENTS) return;
  const { terms, postings, records } = index.manifest.hashes;
  await Promise.all([
    ...terms.map((_, file) => readTerms(index, file)),
    ...postings.map((_, file) => index.read('postings', file)),
    ...records.map((_, file) => index.read('records', file)),
  ]);
}
