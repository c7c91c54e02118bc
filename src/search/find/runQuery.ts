import type { SearchKind } from '../../documentTypes';
import { toDay } from '../shape/day';
import { searchKinds } from '../shape/searchDocument';
import type { SearchResult, SearchOptions } from './SearchResult';
import { correctWord } from './correctWord';
import type { QueryTerm, QueryTerms } from './markText';
import { isFoundInCompounds, matchWord } from './matchWord';
import type { TermMatch } from './matchWord';
import type { Index } from './openIndex';
import { bestDocuments, rankDocuments } from './rankDocuments';
import type { Ranked } from './rankDocuments';
import { readRecord } from './readRecord';
import { suggest } from './suggest';
import { timelinessOn } from './timeliness';
import { toHit } from './toHit';
import { isUnfinished, replaceWords, toQuery } from './toQuery';

const MAX_SUGGESTIONS = 3;

/**
 * Runs a query on an index.
 *
 * @throws SearchFailure when a file cannot be loaded
 */
export async function runQuery(
  index: Index,
  text: string,
  options: SearchOptions,
): Promise<SearchResult> {
  const { kinds = [], offset = 0, limit = 10, isTyping = false, now = Date.now() } = options;
  const typed = toQuery(text, index.rules.stopWords);
  const last = isTyping && isUnfinished(text) ? typed.length - 1 : -1;
  const matched = await Promise.all(
    typed.map((word, position) =>
      matchWord(word, index.vocabulary, index.rules, position === last),
    ),
  );
  const corrections = options.isExact ? new Map() : await correctWords(index, typed, matched);
  const words = typed.map((word) => corrections.get(word) ?? word);
  const found = await Promise.all(
    words.map((word, position) =>
      corrections.has(typed[position])
        ? matchWord(word, index.vocabulary, index.rules, false)
        : (matched[position] ?? []),
    ),
  );
  const ranking = await rankDocuments(found, index.readPostings, index.kinds.length);
  const { missing } = ranking;
  const timeliness = timelinessOn(toDay(now), index.files.manifest);
  const documents = ranking.documents.map(({ document, score }): Ranked => ({
    document,
    score: score * (timeliness[document] ?? 1),
  }));
  const kindOf = ({ document }: Ranked) => index.kinds[document];
  const requested =
    kinds.length === 0
      ? documents
      : documents.filter((each) => kinds.some((kind) => kind === kindOf(each)));
  const page = bestDocuments(requested, offset + limit).slice(offset);
  const terms = await toQueryTerms(index, found);
  const hits = page.map(async ({ document }) => {
    const kind = index.kinds[document];
    const record = await readRecord(index.files, document);
    return kind ? [toHit(record, { kind, language: index.language }, words, terms)] : [];
  });
  return {
    status: 'answered',
    words,
    ...(corrections.size > 0 &&
      documents.length > 0 && { corrected: replaceWords(text, corrections) }),
    missing: missing.flatMap((position) => words[position] ?? []),
    total: requested.length,
    counts: countKinds(documents.map(kindOf)),
    hits: (await Promise.all(hits)).flat(),
    suggestions: missing.length === 0 ? [] : await suggestQueries(index, words, missing),
  };
}

/**
 * Corrects the words that nothing matches, or only terms that rare rules connect with them by guess, where the
 * correct word is another one: `viðurðir` means `viðburðir` and not `viðurinn`. Words that cannot be corrected
 * are not in the result.
 */
async function correctWords(
  { vocabulary, rules, readPostings }: Index,
  words: readonly string[],
  found: readonly (readonly TermMatch[])[],
): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  for (const [position, word] of words.entries()) {
    const guesses = found[position] ?? [];
    if (!guesses.every(({ isGuess }) => isGuess)) continue;
    const corrected = await correctWord(word, vocabulary, rules, readPostings);
    if (corrected === undefined || guesses.some(({ term }) => term.word === corrected)) continue;
    corrections.set(word, corrected);
  }
  return corrections;
}

function countKinds(found: readonly (SearchKind | undefined)[]): Record<SearchKind, number> {
  const counts = Object.fromEntries(searchKinds.map((kind) => [kind, 0]));
  for (const kind of found) if (kind) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts as Record<SearchKind, number>;
}

async function toQueryTerms(
  index: Index,
  found: readonly (readonly TermMatch[])[],
): Promise<QueryTerms> {
  const words = new Map<string, QueryTerm[]>();
  const parts: QueryTerm[] = [];
  for (const [word, matches] of found.entries()) {
    const terms = matches.map((match): QueryTerm => ({ word, found: match }));
    for (const queryTerm of terms) {
      const { term } = queryTerm.found;
      words.set(term.word, [...(words.get(term.word) ?? []), queryTerm]);
    }
    const postings = matches
      .filter(isFoundInCompounds)
      .map(({ term }) => index.readPostings(term.word));
    const hasParts = (await Promise.all(postings)).some(({ part }) => part.length > 0);
    if (hasParts) parts.push(...terms.filter((term) => isFoundInCompounds(term.found)));
  }
  return { words, parts };
}

/** Replaces one missing word of the query at a time by similar words. */
async function suggestQueries(
  { vocabulary, readPostings }: Index,
  words: readonly string[],
  missing: readonly number[],
): Promise<string[]> {
  const queries = await Promise.all(
    missing.map(async (position) => {
      const others = await suggest(words[position] ?? '', vocabulary, readPostings);
      return others.map((other) =>
        words.map((word, index) => (index === position ? other : word)).join(' '),
      );
    }),
  );
  return queries.flat().slice(0, MAX_SUGGESTIONS);
}
