export type Labelled = { id: string; lang: string; labels: readonly string[] };

/** A page shows three documents, but `completeRelated` skips those whose picture the page has. */
const MAX_SUGGESTIONS = 6;

/** A label of more documents is ignored, because it says little about each document. */
const MAX_DOCUMENTS_OF_LABEL = 200;

type Index = ReadonlyMap<string, readonly Labelled[]>;

export function indexLabels(documents: readonly Labelled[]): Index {
  const index = new Map<string, Labelled[]>();
  for (const document of documents) {
    for (const label of new Set(document.labels)) {
      const key = toKey(document, label);
      const found = index.get(key) ?? [];
      found.push(document);
      index.set(key, found);
    }
  }
  return index;
}

/** Returns the ids of documents that share labels, closest first. A rare label counts more. */
export function suggestRelated(
  document: Labelled,
  index: Index,
  excluded: readonly string[] = [],
): string[] {
  const scores = new Map<string, number>();
  for (const label of new Set(document.labels)) {
    const sharing = index.get(toKey(document, label)) ?? [];
    if (sharing.length > MAX_DOCUMENTS_OF_LABEL) continue;
    for (const { id } of sharing) {
      if (id === document.id || excluded.includes(id)) continue;
      scores.set(id, (scores.get(id) ?? 0) + 1 / sharing.length);
    }
  }
  return [...scores]
    .sort(([a, of], [b, other]) => other - of || (a < b ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(([id]) => id);
}

function toKey({ lang }: Labelled, label: string): string {
  return `${lang} ${label}`;
}
