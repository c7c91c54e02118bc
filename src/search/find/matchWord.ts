import { toAscii } from '../../i18n/toAscii';
import { RARE_RANK } from '../morphology/lemmaCandidates';
import { termKey, termKeyPrefix } from '../shape/words';
import type { Index } from './openIndex';
import type { MatchKind } from './SearchResult';
import { spell, termsByLemma, termsWithKey, termsWithKeyPrefix } from './vocabulary';
import type { Spelling, Term } from './vocabulary';

export type TermMatch = {
  term: Term;
  how: MatchKind;
  /** How likely the reader meant this term, from 0 to 1. */
  weight: number;
  /** The dictionary form that the typed word and the term share, if it occurs on the site. */
  lemma?: string;
  /** The site lacks the dictionary form, so only inflection rules connect term and typed word. */
  isGuess?: boolean;
};

/** Less certain matches are not found in compounds: almost any word is a part of some compound. */
export function isFoundInCompounds({ how, lemma }: TermMatch): boolean {
  return how === 'exact' || how === 'folded' || lemma !== undefined;
}

// Rare inflection rules and long words lower the weight of a match by at most MAX_WEIGHT_LOSS.
// `rankDocuments` lowers the weight of parts of compounds.
const weights = {
  exact: 1,
  attested: 0.96,
  rule: 0.7,
  folded: 0.64,
  foldedForm: 0.62,
  prefix: 0.46,
};
const MAX_WEIGHT_LOSS = 0.14;

/** From this length on, an unfinished word matches longer words that begin with it. */
const MIN_TYPED_PREFIX_LETTERS = 2;
/** From this length on, a finished word matches longer words if nothing else matches the word. */
const MIN_PREFIX_LETTERS = 3;
const MAX_PREFIX_MATCHES = 60;

/** Finds the terms that match a word, each with its best match. */
export async function matchWord(
  typed: string,
  index: Index,
  isBeginning: boolean,
): Promise<TermMatch[]> {
  const { stopWords } = index.rules;
  const found = new Map<string, TermMatch>();
  const isStopWord = stopWords.has(typed);
  const folded = toAscii(typed);
  const isPlain = folded === typed;
  const add = (list: TermMatch[]) => {
    for (const each of list) {
      // Most false matches are stop words: `höfn` and `hafa` share a possible dictionary form.
      if (!isStopWord && each.term.folded !== typed && stopWords.has(each.term.word)) continue;
      const best = found.get(each.term.word);
      if (!best || best.weight < each.weight) found.set(each.term.word, each);
    }
  };

  add(await forms(typed, index));
  // If the site lacks a word that is typed without accents, the reader may mean a word with
  // accents, even if the site has other forms of the typed word.
  const isWord = [...found.values()].some(({ how }) => how === 'exact');
  const needsFolding = isPlain ? !isWord : found.size === 0;
  if (isPlain || needsFolding) add(await equalWithoutAccents(folded, index));
  if (needsFolding) add(await similar(folded, index));
  const minLetters = isBeginning ? MIN_TYPED_PREFIX_LETTERS : MIN_PREFIX_LETTERS;
  if ((isBeginning || found.size === 0) && typed.length >= minLetters) {
    add(await beginnings(typed, folded, index));
  }
  return [...found.values()];
}

async function forms(word: string, index: Index): Promise<TermMatch[]> {
  return (await findInflections(word, index)).map((inflection) => {
    const { term, lemma, isAttested } = inflection;
    if (term.word === word) return { term, how: 'exact', weight: weights.exact };
    const weight = isAttested ? weights.attested : weights.rule;
    return {
      term,
      how: 'inflected',
      weight: weight - MAX_WEIGHT_LOSS * rarityOf(inflection),
      lemma: isAttested ? lemma : undefined,
      isGuess: !isAttested && inflection.rank > 0,
    };
  });
}

async function equalWithoutAccents(folded: string, index: Index): Promise<TermMatch[]> {
  const terms = await termsWithKey(index, termKey(folded));
  return terms
    .filter((term) => term.folded === folded)
    .map((term) => ({ term, how: 'folded', weight: weights.folded }));
}

async function similar(folded: string, index: Index): Promise<TermMatch[]> {
  return (await findInflections(folded, index, 'folded')).map((inflection) => ({
    term: inflection.term,
    how: 'folded',
    weight: weights.foldedForm - MAX_WEIGHT_LOSS * rarityOf(inflection),
    isGuess: !inflection.isAttested,
  }));
}

async function beginnings(typed: string, folded: string, index: Index): Promise<TermMatch[]> {
  return (await termsWithKeyPrefix(index, termKeyPrefix(typed)))
    .filter((term) => term.folded.startsWith(folded))
    .sort((a, b) => a.word.length - b.word.length)
    .slice(0, MAX_PREFIX_MATCHES)
    .map((term) => {
      const missing = (term.word.length - typed.length) / term.word.length;
      return { term, how: 'prefix', weight: weights.prefix - missing * MAX_WEIGHT_LOSS };
    });
}

export type Inflection = {
  term: Term;
  /** The shared dictionary form, in the requested `Spelling`. */
  lemma: string;
  /** The sum of the ranks of both words' rules. Rarer rules have higher ranks. */
  rank: number;
  /** The dictionary form occurs on the site. */
  isAttested: boolean;
};

/** The interface shows a dictionary form only up to this sum of ranks. */
const MAX_NAMED_RANK = 10;

/**
 * Finds the terms that may be forms of the same word as `word`, each with the dictionary form that
 * connects them best. Terms that only rare rules connect are found only if there are no others.
 */
export async function findInflections(
  word: string,
  index: Index,
  spelling: Spelling = 'full',
): Promise<Inflection[]> {
  const { rules } = index;
  const candidates = spelling === 'full' ? rules.candidates(word) : rules.foldedCandidates(word);
  const keys = new Set([word, ...candidates.map(({ lemma }) => lemma)].map(termKey));
  const byLemma = await Promise.all([...keys].map((key) => termsByLemma(index, key, spelling)));
  const best = new Map<string, Inflection>();
  const names = new Map<string, Inflection>();
  for (const candidate of candidates) {
    const lemma = spell[spelling](candidate.lemma);
    const found = byLemma.flatMap((terms) => terms.get(lemma) ?? []);
    const isAttested = spelling === 'full' && found.some(({ term }) => term.word === lemma);
    for (const { term, rank } of found) {
      const inflection = { term, lemma, rank: candidate.rank + rank, isAttested };
      const previous = best.get(term.word);
      if (!previous || isCloser(inflection, previous)) best.set(term.word, inflection);
      const named = names.get(term.word);
      // A dictionary form that was typed or found tells the reader nothing new.
      const isName =
        isAttested && inflection.rank <= MAX_NAMED_RANK && ![word, term.word].includes(lemma);
      if (isName && !(named && named.rank <= inflection.rank)) names.set(term.word, inflection);
    }
  }
  const all = [...best.values()].map((inflection) => {
    const { lemma } = names.get(inflection.term.word) ?? inflection;
    return { ...inflection, lemma };
  });
  const likely = all.filter(({ rank }) => rank < RARE_RANK);
  return likely.length > 0 ? likely : all;
}

function isCloser(one: Inflection, other: Inflection): boolean {
  if (one.isAttested !== other.isAttested) return one.isAttested;
  return one.rank < other.rank;
}

function rarityOf({ rank }: Inflection): number {
  return Math.min(1, rank / (2 * RARE_RANK));
}
