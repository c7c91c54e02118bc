import type { Document } from '../model/assemble';
import type { Snapshot } from '../repository/snapshot';
import { wordsOf } from './fulltext';

const indexes = new WeakMap<Snapshot, ReadonlyMap<string, readonly Document[]>>();

/**
 * The documents similar to one: those that share a telling word with it, a word that stands in at
 * most `max` documents, so that a larger number is looser. This reading of Prismic's parameter is
 * that of the search engine's query of which it has its name; its formula is not documented.
 * @returns with the number of words they share; empty when no document has the id
 */
export function similarDocuments(
  documentId: string,
  max: number,
  snapshot: Snapshot,
): ReadonlyMap<Document, number> {
  const shared = new Map<Document, number>();
  const document = snapshot.byId(documentId);
  if (!document) return shared;
  const index = indexOf(snapshot);
  for (const word of wordsOf(document, snapshot.customType(document).fields)) {
    const others = index.get(word) ?? [];
    if (others.length > max) continue;
    for (const other of others) {
      if (other !== document) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
  }
  return shared;
}

/** Which documents hold a word; made when it is first asked for, since few ever ask. */
function indexOf(snapshot: Snapshot): ReadonlyMap<string, readonly Document[]> {
  const known = indexes.get(snapshot);
  if (known) return known;
  const index = new Map<string, Document[]>();
  for (const document of snapshot.documents) {
    for (const word of wordsOf(document, snapshot.customType(document).fields)) {
      const list = index.get(word);
      if (list) list.push(document);
      else index.set(word, [document]);
    }
  }
  indexes.set(snapshot, index);
  return index;
}
