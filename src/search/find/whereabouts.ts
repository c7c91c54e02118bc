import { decodePostings, type Postings } from '../shape/postings';
import type { IndexFiles } from './indexFiles';
import { SearchFailure } from './searchFailure';

/**
 * The documents of a term.
 *
 * @param term its number
 * @throws SearchFailure when a file does not come
 */
export type Whereabouts = (term: number) => Promise<Postings>;

/** Where the terms of an index occur, as far as it is asked for. */
export function openWhereabouts(files: IndexFiles): Whereabouts {
  const { postings: counts } = files.manifest;
  const loaded = new Map<number, Promise<string[]>>();
  const known = new Map<number, Postings>();

  const load = (part: number): Promise<string[]> => {
    const ready = loaded.get(part);
    if (ready) return ready;
    const promise = files.read('postings', part).then(({ postings }) => {
      const texts = typeof postings === 'string' ? postings.split(' ') : [];
      if (texts.length !== counts[part]) throw new SearchFailure('damaged');
      return texts;
    });
    loaded.set(part, promise);
    promise.catch(() => loaded.delete(part));
    return promise;
  };

  return async (term) => {
    const ready = known.get(term);
    if (ready) return ready;
    let part = 0;
    let place = term;
    while (part < counts.length && place >= (counts[part] ?? 0)) {
      place -= counts[part] ?? 0;
      part += 1;
    }
    const text = part < counts.length ? (await load(part))[place] : undefined;
    if (text === undefined) throw new SearchFailure('damaged');
    const postings = decodePostings(text);
    known.set(term, postings);
    return postings;
  };
}
