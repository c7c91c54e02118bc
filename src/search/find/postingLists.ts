import { firstDocuments, placeOf } from '../shape/format';
import { decodePostings } from '../shape/postings';
import type { Postings } from '../shape/postings';
import { termKey } from '../shape/termKey';
import { decodeTerms } from '../shape/terms';
import type { IndexFiles } from './indexFiles';
import { SearchFailure } from './searchFailure';

/**
 * Reads the posting lists of a term.
 *
 * @param word of the index
 * @throws SearchFailure when a file cannot be fetched
 */
export type ReadPostings = (word: string) => Promise<Postings>;

/** Opens the posting lists of an index. Their files are fetched when needed. */
export function openPostingLists(files: IndexFiles): ReadPostings {
  const { postings, kinds } = files.manifest;
  const places = decodeTerms(postings);
  const firsts = firstDocuments(kinds);
  const loaded = new Map<number, Promise<Map<string, string>>>();
  const decoded = new Map<string, Postings>();

  const load = (file: number): Promise<Map<string, string>> => {
    const cached = loaded.get(file);
    if (cached) return cached;
    const promise = files.read('postings', file).then(toTexts);
    loaded.set(file, promise);
    promise.catch(() => loaded.delete(file));
    return promise;
  };

  return async (word) => {
    const cached = decoded.get(word);
    if (cached) return cached;
    const place = placeOf(termKey(word), word);
    const after = places.findIndex((first, file) => file > 0 && first > place);
    const texts = await load(after === -1 ? Math.max(0, places.length - 1) : after - 1);
    const text = texts.get(word);
    if (text === undefined) throw new SearchFailure('damaged');
    const postings = decodePostings(text, firsts);
    decoded.set(word, postings);
    return postings;
  };
}

/** @returns the encoded postings by word */
function toTexts({ terms, postings }: Record<string, unknown>): Map<string, string> {
  if (typeof terms !== 'string' || typeof postings !== 'string') throw new SearchFailure('damaged');
  const words = decodeTerms(terms);
  const texts = postings.split(' ');
  if (words.length !== texts.length) throw new SearchFailure('damaged');
  return new Map(words.map((word, number) => [word, texts[number] ?? '']));
}
