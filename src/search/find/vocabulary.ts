import { toAscii } from '../../i18n/toAscii';
import { foldedKey, termKeyPrefix } from '../shape/termKey';
import { decodeTerms } from '../shape/terms';
import type { WordRules } from '../wordRules';
import type { IndexFiles } from './indexFiles';
import { SearchFailure } from './searchFailure';
import { spell } from './spelling';
import type { Spelling } from './spelling';

/** A term of the index. */
export type Term = {
  word: string;
  /** Without accents. */
  folded: string;
};

/** Terms by their possible dictionary forms, with the rank of the rule: rarer rules rank higher. */
export type LemmaIndex = ReadonlyMap<string, readonly { term: Term; rank: number }[]>;

/** The terms of an index; their files are fetched when needed. */
export type Vocabulary = {
  /** Terms with this key, and terms with other keys that may be forms of a word with this key. */
  withKey: (key: string) => Promise<readonly Term[]>;
  /** The same terms, by their dictionary forms. */
  byLemma: (key: string, spelling: Spelling) => Promise<LemmaIndex>;
  /** Terms with this beginning, whatever their accents. */
  beginningWith: (beginning: string) => Promise<Term[]>;
  /** Terms whose key begins so: with one letter or all consonants before the first vowel; '' is every term. */
  withKeyPrefix: (prefix: string) => Promise<Term[]>;
};

/**
 * Opens the vocabulary of an index. Its methods throw SearchFailure when a file cannot be fetched.
 */
export function openVocabulary(files: IndexFiles, rules: WordRules): Vocabulary {
  const { terms: termFiles } = files.manifest;
  const loaded = new Map<number, Promise<Loaded>>();
  const indexes = new Map<string, LemmaIndex>();

  const load = (number: number): Promise<Loaded> => {
    const cached = loaded.get(number);
    if (cached) return cached;
    const promise = files.read('terms', number).then(toLoaded);
    loaded.set(number, promise);
    promise.catch(() => loaded.delete(number));
    return promise;
  };

  /** Loads the files with keys from `from` to `to`, inclusive. */
  const between = (from: string, to: string): Promise<Loaded[]> => {
    const numbers = termFiles.flatMap((first, number) => {
      const next = termFiles[number + 1];
      return first <= to && (next === undefined || next > from) ? [number] : [];
    });
    return Promise.all(numbers.map(load));
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
      const cached = indexes.get(name);
      if (cached) return cached;
      const index = toLemmaIndex(await withKey(key), rules, spelling);
      indexes.set(name, index);
      return index;
    },
    beginningWith: async (beginning) => {
      const folded = toAscii(beginning);
      const terms = await withKeyPrefix(termKeyPrefix(beginning));
      return terms.filter((term) => term.folded.startsWith(folded));
    },
    withKeyPrefix,
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

/** A file's own terms by key, and terms of other files that may be forms of the same words. */
type Loaded = { own: Map<string, Term[]>; also: Map<string, Term[]> };

/** @throws SearchFailure unless the file is valid */
function toLoaded(file: Record<string, unknown>): Loaded {
  const { terms: coded, also } = file;
  if (typeof coded !== 'string' || !Array.isArray(also)) throw new SearchFailure('damaged');
  const loaded: Loaded = { own: new Map(), also: new Map() };
  for (const word of decodeTerms(coded)) {
    const term = { word, folded: toAscii(word) };
    add(loaded.own, foldedKey(term.folded), term);
  }
  for (const entry of also) {
    const [key, word] = Array.isArray(entry) ? entry : [];
    if (typeof key !== 'string' || typeof word !== 'string') continue;
    add(loaded.also, key, { word, folded: toAscii(word) });
  }
  return loaded;
}

function add(lists: Map<string, Term[]>, key: string, term: Term): void {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  list.push(term);
}
