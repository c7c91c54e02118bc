import type { SearchKind } from '../../documentTypes';
import { searchKinds } from '../shape/searchDocument';
import type { SearchAnswer, SearchOptions } from './answer';
import type { Sought, Soughts } from './markText';
import { isFoundInCompounds, matchWord, type Found } from './matchWord';
import type { Index } from './openIndex';
import { bestDocuments, rankDocuments, type Ranked } from './rankDocuments';
import { readRecord } from './readRecord';
import { suggest } from './suggest';
import { toHit } from './toHit';
import { isUnfinished, toQuery } from './toQuery';

const MOST_SUGGESTIONS = 3;

/**
 * Answers a query from an index.
 *
 * @throws SearchFailure when a file does not come
 */
export async function answerQuery(
  index: Index,
  text: string,
  { kinds = [], offset = 0, limit = 10, isTyping = false }: SearchOptions,
): Promise<SearchAnswer> {
  const words = toQuery(text, index.rules.stopWords);
  const last = isTyping && isUnfinished(text) ? words.length - 1 : -1;
  const found = await Promise.all(
    words.map((word, place) => matchWord(word, index.vocabulary, index.rules, place === last)),
  );
  const { documents, missing } = await rankDocuments(found, index.whereabouts, index.kinds.length);
  const kindOf = ({ document }: Ranked) => index.kinds[document];
  const wanted =
    kinds.length === 0
      ? documents
      : documents.filter((each) => kinds.some((kind) => kind === kindOf(each)));
  const shown = bestDocuments(wanted, offset + limit).slice(offset);
  const soughts = await toSoughts(index, found);
  const hits = shown.map(async ({ document }) => {
    const kind = index.kinds[document];
    const record = await readRecord(index.files, document);
    return kind ? [toHit(record, { kind, language: index.language }, words, soughts)] : [];
  });
  return {
    status: 'answered',
    words,
    missing: missing.flatMap((place) => words[place] ?? []),
    total: wanted.length,
    counts: countKinds(documents.map(kindOf)),
    hits: (await Promise.all(hits)).flat(),
    suggestions: missing.length === 0 ? [] : await suggestQueries(index, words, missing),
  };
}

function countKinds(found: readonly (SearchKind | undefined)[]): Record<SearchKind, number> {
  const counts = Object.fromEntries(searchKinds.map((kind) => [kind, 0]));
  for (const kind of found) if (kind) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts as Record<SearchKind, number>;
}

async function toSoughts(index: Index, found: readonly (readonly Found[])[]): Promise<Soughts> {
  const words = new Map<string, Sought[]>();
  const parts: Sought[] = [];
  for (const [word, terms] of found.entries()) {
    const soughts = terms.map((each): Sought => ({ word, found: each }));
    for (const sought of soughts) {
      const { term } = sought.found;
      words.set(term.word, [...(words.get(term.word) ?? []), sought]);
    }
    const places = terms
      .filter(isFoundInCompounds)
      .map(({ term }) => index.whereabouts(term.number));
    const hasParts = (await Promise.all(places)).some(({ part }) => part.length > 0);
    if (hasParts) parts.push(...soughts.filter((sought) => isFoundInCompounds(sought.found)));
  }
  return { words, parts };
}

/** The query with one of the words that were not found exchanged. */
async function suggestQueries(
  { vocabulary, whereabouts }: Index,
  words: readonly string[],
  missing: readonly number[],
): Promise<string[]> {
  const queries = await Promise.all(
    missing.map(async (place) => {
      const others = await suggest(words[place] ?? '', vocabulary, whereabouts);
      return others.map((other) =>
        words.map((word, index) => (index === place ? other : word)).join(' '),
      );
    }),
  );
  return queries.flat().slice(0, MOST_SUGGESTIONS);
}
