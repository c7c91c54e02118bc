import { searchKinds } from '../shape/searchDocument';
import type { SearchDocument } from '../shape/searchDocument';

/** Sorts documents by kind, the newest first: the order of hits with equal scores. */
export function sortDocuments(documents: readonly SearchDocument[]): SearchDocument[] {
  const keyed = documents.map((document) => ({
    document,
    kind: searchKinds.indexOf(document.kind),
    time: document.date === undefined ? -Infinity : Date.parse(document.date),
  }));
  keyed.sort(
    (a, b) =>
      a.kind - b.kind ||
      (a.time === b.time ? 0 : b.time - a.time) ||
      (a.document.path < b.document.path ? -1 : 1),
  );
  return keyed.map(({ document }) => document);
}
