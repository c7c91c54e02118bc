import { editDistance } from '../../content/values/editDistance';
import { toAscii } from '../../i18n/toAscii';
import { foldedKey } from '../shape/words';
import { findInflections } from './matchWord';
import type { Index } from './openIndex';
import { readPostings, spell, termsByLemma, termsWithKey, termsWithKeyPrefix } from './vocabulary';
import type { Spelling, Term } from './vocabulary';

/** Shorter words are not corrected: almost any short word is one error away from another word. */
const MIN_LETTERS = 4;
const MIN_LETTERS_OF_TWO_ERRORS = 9;
/** Rarer inflection rules are not used: they connect most misspelt words with a word by chance. */
const MAX_RANK = 5;
/** The most words to compare by frequency. Each word may need another file. */
const MAX_COMPARED_WORDS = 24;

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** An o in an ending is a misspelt u (`arkitektom`): endings have only a, i and u. */
const wrongEnding = /o([^aeiouyáéíóúýæö]{0,2})$/;

type Found = {
  term: Term;
  /** The sum of the ranks of the inflection rules that connect typed word and term; 0 without. */
  rank: number;
};

/**
 * Returns a word of the site or, for swapped letters and endings, a form of such a word. Errors in
 * the first letter come last, because they may need more files.
 */
export async function correctWord(typed: string, index: Index): Promise<string | undefined> {
  const { rules } = index;
  const folded = toAscii(typed);
  if (!/^[a-z]+$/.test(folded) || folded.length < MIN_LETTERS) return undefined;
  const maxSteps = folded.length < MIN_LETTERS_OF_TWO_ERRORS ? 1 : 2;
  const first = firstOf(folded);
  /**
   * Finds the terms that share a dictionary form with one of the words. If this form and the typed
   * word have different keys, finds only the form itself: all its forms would be too many words.
   */
  const formsOf = async (words: readonly string[], spelling: Spelling) => {
    const ranks = new Map<string, number>();
    for (const word of words) {
      for (const { lemma, rank } of rules.foldedCandidates(word)) {
        if (rank > MAX_RANK) continue;
        const spelled = spell[spelling](lemma);
        ranks.set(spelled, Math.min(rank, ranks.get(spelled) ?? Infinity));
      }
    }
    const ownKeys = [folded, spell[spelling](folded)].map(foldedKey);
    const termsOf = async ([lemma, rank]: [string, number]) => {
      const key = foldedKey(lemma);
      if (!ownKeys.includes(key)) {
        const terms = await termsWithKey(index, key);
        return terms.filter((term) => term.folded === lemma).map((term) => ({ term, rank }));
      }
      const byLemma = await termsByLemma(index, key, spelling);
      return (byLemma.get(lemma) ?? []).map(({ term, rank: own }) => ({ term, rank: rank + own }));
    };
    return (await Promise.all([...ranks].map(termsOf))).flat();
  };
  const similarTo = async (words: readonly string[], keyPrefix: string, errors: number) =>
    (await termsWithKeyPrefix(index, keyPrefix))
      .filter((term) => words.some((word) => editDistance(word, term.folded, errors) <= errors))
      .map((term) => ({ term, rank: 0 }));
  /** Swaps two letters or changes the ending, if the result is a form of a word of the site. */
  const reformed = async (): Promise<string | undefined> => {
    const words = [...swap(typed), typed.replace(wrongEnding, 'u$1')];
    const alike = words.filter((word) => firstOf(toAscii(word)) === first);
    const found = alike.map(async (word) => {
      const attested = (await findInflections(word, index)).filter(({ isAttested }) => isAttested);
      return { word, rank: Math.min(...attested.map(({ rank }) => rank)) };
    });
    const [best] = (await Promise.all(found)).sort((a, b) => a.rank - b.rank);
    return best && best.rank <= MAX_RANK ? best.word : undefined;
  };
  const bestOf = async (attempt: Promise<readonly Found[]>): Promise<string | undefined> => {
    const found = (await attempt).filter(
      ({ term, rank }) => rank <= MAX_RANK && !rules.stopWords.has(term.word),
    );
    return choose(found, folded, maxSteps, index);
  };
  const stems = rules.foldedCandidates(folded).filter(({ rank }) => rank <= MAX_RANK);
  const similar = maxSteps > 1 ? stems.map(({ lemma }) => lemma) : [folded];
  const edited = () => edit(folded).filter((word) => firstOf(word) === first);
  return (
    (await bestOf(formsOf([folded], 'loose'))) ??
    (await reformed()) ??
    (await bestOf(similarTo(similar, first, 1))) ??
    (await bestOf(formsOf(edited(), 'folded'))) ??
    (maxSteps > 1 ? await bestOf(similarTo(similar, first, maxSteps)) : undefined) ??
    bestOf(similarTo([folded], '', maxSteps))
  );
}

function firstOf(folded: string): string {
  return foldedKey(folded).charAt(0);
}

/** Returns all texts with one letter inserted, deleted, replaced or swapped with the next. */
function edit(word: string): string[] {
  const edited = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      edited.add(before + letter + after);
      if (after) edited.add(before + letter + after.slice(1));
    }
    edited.add(before + after.slice(1));
  }
  for (const swapped of swap(word)) edited.add(swapped);
  edited.delete(word);
  return [...edited];
}

function swap(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2),
  );
}

/** Returns the most similar word and, of equally similar words, the most frequent one. */
async function choose(
  all: readonly Found[],
  folded: string,
  maxSteps: number,
  index: Index,
): Promise<string | undefined> {
  const candidates = all
    .map((found) => ({ ...found, steps: editDistance(folded, found.term.folded, folded.length) }))
    .sort((a, b) => a.steps - b.steps || a.rank - b.rank);
  const nearest = new Map<string, (typeof candidates)[number]>();
  for (const candidate of candidates) {
    const { word } = candidate.term;
    if (nearest.size < MAX_COMPARED_WORDS && !nearest.has(word)) nearest.set(word, candidate);
  }
  const counted = await Promise.all(
    [...nearest.values()].map(async ({ term, rank, steps }) => {
      const { whole, part } = await readPostings(index, term);
      const count = whole.length + part.length;
      return { word: term.word, rank, count, steps: Math.min(steps, maxSteps + 1) };
    }),
  );
  const [best] = counted.sort((a, b) => a.steps - b.steps || b.count - a.count || a.rank - b.rank);
  return best?.word;
}
