import type { SearchKind } from '../../documentTypes';
import type { Language } from '../../i18n/languages';
import { toDay } from '../shape/format';
import { searchKinds } from '../shape/searchDocument';
import { addTo, normaliseText, replaceWords, splitWords } from '../shape/words';
import { correctWord } from './correctWord';
import { isFoundInCompounds, matchWord } from './matchWord';
import type { TermMatch } from './matchWord';
import { openIndex, SearchFailure } from './openIndex';
import type { Fetch, Index } from './openIndex';
import { rankDocuments, timelinessOn } from './rankDocuments';
import type { SearchOptions, SearchResult } from './SearchResult';
import { toHit } from './toHit';
import type { QueryTerm, QueryTerms } from './toHit';
import { downloadIndex, readPostings } from './vocabulary';

export type Search = ReturnType<typeof openSearch>;

export function openSearch({ language, fetch }: { language: Language; fetch: Fetch }) {
  let opened: Promise<Index> | undefined;
  const withIndex = async <Result>(
    work: (index: Index) => Promise<Result>,
    isRetry = false,
  ): Promise<Result> => {
    const opening = (opened ??= openIndex(language, fetch));
    const discard = () => {
      if (opened === opening) opened = undefined;
    };
    opening.catch(discard);
    const index = await opening;
    return work(index).catch((error: unknown) => {
      // Offline, an open index can still search the files that it has loaded.
      if (reasonOf(error) === 'offline') throw error;
      discard();
      // The site was rebuilt while the page was open: the files then have new URLs.
      if (reasonOf(error) === 'outdated' && !isRetry) return withIndex(work, true);
      throw error;
    });
  };
  return {
    /** Never rejects: a failure is a result too. */
    search: (text: string, options: SearchOptions = {}): Promise<SearchResult> =>
      withIndex((index) => runQuery(index, text, options)).catch((error: unknown) => ({
        status: 'failed',
        reason: reasonOf(error),
      })),
    /** Returns the searches to offer if a search has no results. Rejects if there is no index. */
    commonSearches: () => withIndex(async ({ manifest }) => manifest.commonSearches),
    /** Fetches what the first search needs. Never rejects. */
    prepare: () => withIndex(async () => undefined).catch(() => undefined),
    /** Downloads a small index completely, so that later searches need no network. Never rejects. */
    downloadAll: () => withIndex(downloadIndex).catch(() => undefined),
  };
}

function reasonOf(error: unknown) {
  return error instanceof SearchFailure ? error.reason : 'missing';
}

async function runQuery(index: Index, text: string, options: SearchOptions): Promise<SearchResult> {
  const { kind, offset = 0, limit = 10, isTyping = false, now = Date.now() } = options;
  const query = normaliseText(text.slice(0, MAX_QUERY_LETTERS));
  const typed = wordsOfQuery(query, index.rules.ignoredWords);
  const last = isTyping && isUnfinished(text) ? typed.length - 1 : -1;
  const matched = await Promise.all(
    typed.map((word, position) => matchWord(word, index, position === last)),
  );
  const corrections = options.isExact ? new Map() : await correctWords(index, typed, matched);
  const words = typed.map((word) => corrections.get(word) ?? word);
  const found = await Promise.all(
    words.map((word, position) =>
      corrections.has(typed[position]) ? matchWord(word, index, false) : (matched[position] ?? []),
    ),
  );
  const ranking = await rankDocuments(found, index);
  const timeliness = timelinessOn(toDay(now), index.manifest);
  const documents = ranking.documents.flatMap(({ document, score }) => {
    const own = index.manifest.kinds[document];
    return own ? { document, kind: own, score: score * (timeliness[document] ?? 1) } : [];
  });
  const requested = kind ? documents.filter((each) => each.kind === kind) : documents;
  // Of equal scores, the newest document of a kind comes first.
  const best = [...requested].sort((a, b) => b.score - a.score || b.document - a.document);
  const terms = await toQueryTerms(index, found);
  const hits = best.slice(offset, offset + limit).map(async ({ document, kind: own }) => {
    const record = await index.readRecord(document);
    return toHit(record, { kind: own, language: index.language }, words, terms);
  });
  return {
    status: 'answered',
    words,
    ...(corrections.size > 0 &&
      documents.length > 0 && { corrected: replaceWords(query, corrections).trim() }),
    missing: ranking.missing.flatMap((position) => words[position] ?? []),
    total: requested.length,
    counts: countKinds(documents),
    hits: await Promise.all(hits),
  };
}

/**
 * Returns the correction of each word without a certain match, unless the correction is one of the
 * guessed matches: `viðurðir` becomes `viðburðir`, although rules connect it with `viðurinn`.
 */
async function correctWords(
  index: Index,
  words: readonly string[],
  found: readonly (readonly TermMatch[])[],
): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  for (const [position, word] of words.entries()) {
    const guesses = found[position] ?? [];
    if (!guesses.every(({ isGuess }) => isGuess)) continue;
    const corrected = await correctWord(word, index);
    if (corrected === undefined || guesses.some(({ term }) => term.word === corrected)) continue;
    corrections.set(word, corrected);
  }
  return corrections;
}

function countKinds(documents: readonly { kind: SearchKind }[]) {
  const counts = Object.fromEntries(searchKinds.map((kind) => [kind, 0]));
  for (const { kind } of documents) counts[kind] = (counts[kind] ?? 0) + 1;
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
    for (const queryTerm of terms) addTo(words, queryTerm.found.term.word, queryTerm);
    const postings = matches
      .filter(isFoundInCompounds)
      .map(({ term }) => readPostings(index, term));
    const hasParts = (await Promise.all(postings)).some(({ part }) => part.length > 0);
    if (hasParts) parts.push(...terms.filter((term) => isFoundInCompounds(term.found)));
  }
  return { words, parts };
}

/** The search reads this many UTF-16 code units of a query, and ignores the rest. */
const MAX_QUERY_LETTERS = 200;
const MAX_QUERY_WORDS = 12;

/** Splits a query into words, each once. Ignores stop words unless there are no other words. */
function wordsOfQuery(query: string, ignored: ReadonlySet<string>): string[] {
  const words = splitWords(query).map(({ word }) => word);
  const all = [...new Set(words)].filter(Boolean).slice(0, MAX_QUERY_WORDS);
  const contentWords = all.filter((word) => !ignored.has(word));
  return contentWords.length > 0 ? contentWords : all;
}

function isUnfinished(text: string): boolean {
  return text.length <= MAX_QUERY_LETTERS && /[\p{L}\p{M}\p{N}]$/u.test(text);
}
