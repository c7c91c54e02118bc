import { toAscii } from '../../i18n/toAscii';
import { clusterOf, foldedKey, termKey, termKeyPrefix } from '../shape/termKey';
import { decodeTerms } from '../shape/terms';
import type { WordRules } from '../wordRules';
import type { IndexFiles } from './indexFiles';
import { SearchFailure } from './searchFailure';
import { spell, type Spelling } from './spelling';

/** A word of the index. */
export type Term = {
  /** Its place among all terms. */
  number: number;
  word: string;
  /** Without accents. */
  folded: string;
};

/** Terms by the dictionary forms that they may belong to, and how rare the rule is that says so. */
export type LemmaIndex = ReadonlyMap<string, readonly { term: Term; rank: number }[]>;

/** The words of the site, as far as they were asked for. */
export type Vocabulary = {
  /** Terms that a form of the words with this key may be. */
  withKey: (key: string) => Promise<readonly Term[]>;
  /** The same, by their dictionary forms. */
  byLemma: (key: string, spelling: Spelling) => Promise<LemmaIndex>;
  /** Terms that begin so, accents aside. */
  beginningWith: (beginning: string) => Promise<Term[]>;
  /** Terms that begin with the same consonants: where typing errors are looked for. */
  near: (key: string) => Promise<Term[]>;
  /** Whether the site has this very word. */
  has: (word: string) => Promise<boolean>;
};

/** The vocabulary of an index; every method throws SearchFailure when a file does not come. */
export function openVocabulary(files: IndexFiles, rules: WordRules): Vocabulary {
  const { terms: parts } = files.manifest;
  const loaded = new Map<number, Promise<Loaded>>();
  const indexes = new Map<string, LemmaIndex>();

  const load = (part: number): Promise<Loaded> => {
    const ready = loaded.get(part);
    if (ready) return ready;
    const before = parts.slice(0, part).reduce((sum, [, count]) => sum + count, 0);
    const promise = files
      .read('terms', part)
      .then((file) => toLoaded(file, before, parts[part]?.[1] ?? 0));
    loaded.set(part, promise);
    promise.catch(() => loaded.delete(part));
    return promise;
  };

  /** The files with keys from one to another, both included. */
  const between = (from: string, to: string): Promise<Loaded[]> => {
    const wanted = parts.flatMap(([first], part) => {
      const next = parts[part + 1]?.[0];
      return first <= to && (next === undefined || next > from) ? [part] : [];
    });
    return Promise.all(wanted.map(load));
  };
  const withKeyPrefix = async (prefix: string): Promise<Term[]> => {
    const found = await between(prefix, `${prefix}\uffff`);
    return found.flatMap(({ own }) =>
      [...own].flatMap(([key, terms]) => (key.startsWith(prefix) ? terms : [])),
    );
  };
  const withKey = async (key: string): Promise<readonly Term[]> => {
    const [found] = await between(key, key);
    return [...(found?.own.get(key) ?? []), ...(found?.also.get(key) ?? [])];
  };

  return {
    withKey,
    byLemma: async (key, spelling) => {
      const name = `${spelling} ${key}`;
      const ready = indexes.get(name);
      if (ready) return ready;
      const index = toLemmaIndex(await withKey(key), rules, spelling);
      indexes.set(name, index);
      return index;
    },
    beginningWith: async (beginning) => {
      const folded = toAscii(beginning);
      const terms = await withKeyPrefix(termKeyPrefix(beginning));
      return terms.filter((term) => term.folded.startsWith(folded));
    },
    near: (key) => withKeyPrefix(clusterOf(key)),
    has: async (word) => (await withKey(termKey(word))).some((term) => term.word === word),
  };
}

function toLemmaIndex(
  terms: readonly Term[],
  { candidates }: WordRules,
  spelling: Spelling,
): LemmaIndex {
  const index = new Map<string, { term: Term; rank: number }[]>();
  for (const term of terms) {
    for (const { lemma, rank } of candidates(term.word)) {
      const spelled = spell[spelling](lemma);
      const list = index.get(spelled) ?? [];
      index.set(spelled, list);
      list.push({ term, rank });
    }
  }
  return index;
}

/** A file of terms: those whose keys it has, and those of other files that belong beside them, by key. */
type Loaded = { own: Map<string, Term[]>; also: Map<string, Term[]> };

/** @throws SearchFailure for anything that is not a file of that many terms */
function toLoaded(file: Record<string, unknown>, before: number, count: number): Loaded {
  const { terms: coded, also } = file;
  if (typeof coded !== 'string' || !Array.isArray(also)) throw new SearchFailure('damaged');
  const words = count === 0 ? [] : decodeTerms(coded);
  if (words.length !== count) throw new SearchFailure('damaged');
  const loaded: Loaded = { own: new Map(), also: new Map() };
  for (const [index, word] of words.entries()) {
    const term = { number: before + index, word, folded: toAscii(word) };
    add(loaded.own, foldedKey(term.folded), term);
  }
  for (const entry of also) {
    const [key, word, number] = Array.isArray(entry) ? entry : [];
    if (typeof key !== 'string' || typeof word !== 'string' || typeof number !== 'number') continue;
    add(loaded.also, key, { number, word, folded: toAscii(word) });
  }
  return loaded;
}

function add(lists: Map<string, Term[]>, key: string, term: Term): void {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  list.push(term);
}
