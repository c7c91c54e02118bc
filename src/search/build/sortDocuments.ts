import { searchKinds } from '../shape/searchDocument';
import type { SearchDocument } from '../shape/searchDocument';

/** The kinds in the order of their documents' numbers. */
export const sortedKinds = [...searchKinds].reverse();

/**
 * Sorts documents by kind, the oldest first: of hits with equal scores, the last one comes first. A new document is the
 * last of its kind, so that the others keep their numbers.
 */
export function sortDocuments(documents: readonly SearchDocument[]): SearchDocument[] {
  const keyed = documents.map((document) => ({
    document,
    kind: sortedKinds.indexOf(document.kind),
    time: timeOf(document),
  }));
  keyed.sort(
    (a, b) =>
      a.kind - b.kind ||
      (a.time === b.time ? 0 : a.time - b.time) ||
      (a.document.path < b.document.path ? 1 : -1),
  );
  return keyed.map(({ document }) => document);
}

/** A new event often begins before others that are published already: its place is that of its publication. */
function timeOf({ kind, date, published }: SearchDocument): number {
  const times = kind === 'event' ? [date, published] : [date ?? published];
  const known = times.flatMap((time) => (time === undefined ? [] : Date.parse(time)));
  return known.length === 0 ? -Infinity : Math.min(...known);
}
