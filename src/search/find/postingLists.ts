import { decodePostings } from '../shape/postings';
import type { Postings } from '../shape/postings';
import type { IndexFiles } from './indexFiles';
import { SearchFailure } from './searchFailure';

/**
 * Reads the posting lists of a term.
 *
 * @param term number of the term
 * @throws SearchFailure when a file cannot be fetched
 */
export type ReadPostings = (term: number) => Promise<Postings>;

/** Opens the posting lists of an index. Their files are fetched when needed. */
export function openPostingLists(files: IndexFiles): ReadPostings {
  const { postings: counts } = files.manifest;
  const loaded = new Map<number, Promise<string[]>>();
  const decoded = new Map<number, Postings>();

  const load = (file: number): Promise<string[]> => {
    const cached = loaded.get(file);
    if (cached) return cached;
    const promise = files.read('postings', file).then(({ postings }) => {
      const texts = typeof postings === 'string' ? postings.split(' ') : [];
      if (texts.length !== counts[file]) throw new SearchFailure('damaged');
      return texts;
    });
    loaded.set(file, promise);
    promise.catch(() => loaded.delete(file));
    return promise;
  };

  return async (term) => {
    const cached = decoded.get(term);
    if (cached) return cached;
    let file = 0;
    let position = term;
    while (file < counts.length && position >= (counts[file] ?? 0)) {
      position -= counts[file] ?? 0;
      file += 1;
    }
    const text = file < counts.length ? (await load(file))[position] : undefined;
    if (text === undefined) throw new SearchFailure('damaged');
    const postings = decodePostings(text);
    decoded.set(term, postings);
    return postings;
  };
}
