import type { Document } from '../model/assemble';
import type { Snapshot } from '../repository/snapshot';
import { searchableWords } from './fulltext';

const indexes = new WeakMap<Snapshot, ReadonlyMap<string, readonly Document[]>>();

/**
 * Finds the documents that share a distinctive word with a document: a word that occurs in at most
 * `max` documents, so a larger number finds more. Prismic does not document its formula; this
 * follows the query of the same name in its search engine.
 * @returns the number of shared words by document; empty if no document has the id
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
  for (const word of searchableWords(document, snapshot.customType(document).fields)) {
    const others = index.get(word) ?? [];
    if (others.length > max) continue;
    for (const other of others) {
      if (other !== document) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
  }
  return shared;
}

/** The documents by word. Made on first use, since few queries need it. */
function indexOf(snapshot: Snapshot): ReadonlyMap<string, readonly Document[]> {
  const known = indexes.get(snapshot);
  if (known) return known;
  const index = new Map<string, Document[]>();
  for (const document of snapshot.documents) {
    for (const word of searchableWords(document, snapshot.customType(document).fields)) {
      const list = index.get(word);
      if (list) list.push(document);
      else index.set(word, [document]);
    }
  }
  indexes.set(snapshot, index);
  return index;
}
