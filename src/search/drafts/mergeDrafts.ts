import type { Hit, SearchResult, SearchOptions } from '../find/SearchResult';
import type { Draft } from './toDraft';

type Answered = Extract<SearchResult, { status: 'answered' }>;

/** The differences between a preview and the published content, by the ids of documents. */
export type Drafts = {
  /** Documents that full-text search finds, the best first. */
  found: readonly string[];
  drafts: ReadonlyMap<string, Draft>;
  /** Documents that are published, but not in the preview. */
  gone: ReadonlySet<string>;
};

/** A result in which drafts are not converted to hits yet. */
export type Merged = Omit<Answered, 'hits'> & { entries: (Hit | Draft)[] };

/**
 * Merges drafts into the index's result: a draft of a published document replaces its hit, other
 * drafts that full-text search finds come first, and deleted documents are left out.
 *
 * @param result of the index, its hits from the first
 * @param idOf returns the id of a hit's document
 */
export function mergeDrafts(
  { hits, ...result }: Answered,
  { found, drafts, gone }: Drafts,
  kinds: SearchOptions['kinds'],
  idOf: (hit: Hit) => string | undefined,
): Merged {
  const isWanted = (draft: Draft) => !kinds || kinds.includes(draft.content.kind);
  const listed = new Set(hits.map(idOf));
  const counts = { ...result.counts };

  const added = found
    .filter((id) => !listed.has(id))
    .flatMap((id) => drafts.get(id) ?? [])
    .filter((draft) => {
      // The index may have counted the published version as another kind, which was not requested.
      if (draft.isNew || isWanted(draft)) counts[draft.content.kind] += 1;
      return isWanted(draft);
    });
  const entries = hits.flatMap((hit): (Hit | Draft)[] => {
    const id = idOf(hit);
    const draft = id === undefined ? undefined : drafts.get(id);
    if (!draft && !(id !== undefined && gone.has(id))) return [hit];
    counts[hit.kind] -= 1;
    if (!draft) return [];
    counts[draft.content.kind] += 1;
    return isWanted(draft) ? [draft] : [];
  });
  // Full-text search finds only documents that have all words.
  const hasAllWords = found.some((id) => drafts.has(id));
  return {
    ...result,
    entries: [...added, ...entries],
    counts,
    total: result.total + added.length + entries.length - hits.length,
    ...(hasAllWords ? { missing: [], suggestions: [] } : {}),
  };
}
