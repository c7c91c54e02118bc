import type { Hit, SearchAnswer, SearchOptions } from '../find/answer';
import type { Draft } from './toDraft';

type Answered = Extract<SearchAnswer, { status: 'answered' }>;

/** What the content of a preview is, as far as an answer needs it; by the ids of documents. */
export type Drafts = {
  /** Those that full text finds, the best first. */
  found: readonly string[];
  drafts: ReadonlyMap<string, Draft>;
  /** What is published, but not in the preview. */
  gone: ReadonlySet<string>;
};

/** An answer whose hits are not all read yet. */
export type Merged = Omit<Answered, 'hits'> & { places: (Hit | Draft)[] };

/**
 * The index's answer as it would be with the drafts: one of a published document stands in its place,
 * others that full text finds stand in front, and what is deleted is left out.
 *
 * @param answer with its hits from the first
 * @param idOf of the document of a hit
 */
export function mergeDrafts(
  { hits, ...answer }: Answered,
  { found, drafts, gone }: Drafts,
  kinds: SearchOptions['kinds'],
  idOf: (hit: Hit) => string | undefined,
): Merged {
  const isWanted = (draft: Draft) => !kinds || kinds.includes(draft.content.kind);
  const listed = new Set(hits.map(idOf));
  const counts = { ...answer.counts };

  const added = found
    .filter((id) => !listed.has(id))
    .flatMap((id) => drafts.get(id) ?? [])
    .filter((draft) => {
      // The index may have found it as another kind, which was not asked for.
      if (draft.isNew || isWanted(draft)) counts[draft.content.kind] += 1;
      return isWanted(draft);
    });
  const places = hits.flatMap((hit): (Hit | Draft)[] => {
    const id = idOf(hit);
    const draft = id === undefined ? undefined : drafts.get(id);
    if (!draft && !(id !== undefined && gone.has(id))) return [hit];
    counts[hit.kind] -= 1;
    if (!draft) return [];
    counts[draft.content.kind] += 1;
    return isWanted(draft) ? [draft] : [];
  });
  // Full text finds only what has all words.
  const isWhole = found.some((id) => drafts.has(id));
  return {
    ...answer,
    places: [...added, ...places],
    counts,
    total: answer.total + added.length + places.length - hits.length,
    ...(isWhole ? { missing: [], suggestions: [] } : {}),
  };
}
