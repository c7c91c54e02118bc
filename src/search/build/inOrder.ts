import { searchKinds, type SearchDocument } from '../shape/searchDocument';

/** Documents by kind, the newest of a kind first: the order of answers that are equally good. */
export function inOrder(documents: readonly SearchDocument[]): SearchDocument[] {
  const placed = documents.map((document) => ({
    document,
    place: searchKinds.indexOf(document.kind),
    time: document.date === undefined ? -Infinity : Date.parse(document.date),
  }));
  placed.sort(
    (a, b) =>
      a.place - b.place ||
      (a.time === b.time ? 0 : b.time - a.time) ||
      (a.document.path < b.document.path ? -1 : 1),
  );
  return placed.map(({ document }) => document);
}
