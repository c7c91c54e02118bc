import type { Document } from '../model/assemble';
import type { Field } from '../model/fields';
import { isJsonObject } from '../model/json';
import type { Json } from '../model/json';
import { textOf } from '../model/richText';
import { toAscii } from '../model/readDocument';
import type { Snapshot } from '../repository/snapshot';

const wordPattern = /[\p{L}\p{N}]+/gu;
const searchableWordsCache = new WeakMap<Document, ReadonlySet<string>>();

/** Whether the words include every word of the query; case and accents do not matter. */
export function matchesWords(query: string, words: ReadonlySet<string>): boolean {
  const wanted = toWords(query);
  return wanted.size > 0 && [...wanted].every((word) => words.has(word));
}

/** The words of a text, normalised by `toAscii`. */
export function toWords(text: string): ReadonlySet<string> {
  return new Set(toAscii(text).match(wordPattern));
}

/**
 * All words of a document that Prismic searches: in rich text, titles, key texts, selects and the
 * uid.
 */
export function searchableWords(document: Document, fields: readonly Field[]): ReadonlySet<string> {
  const known = searchableWordsCache.get(document);
  if (known) return known;
  const words = toWords([document.uid ?? '', ...texts(fields, document.data)].join('\n'));
  searchableWordsCache.set(document, words);
  return words;
}

function texts(fields: readonly Field[], data: Json | undefined): string[] {
  if (!isJsonObject(data)) return [];
  return fields.flatMap((field) => {
    const value = data[field.id];
    switch (field.kind) {
      case 'StructuredText':
        return [textOf(value)];
      case 'Text':
      case 'Select':
        return typeof value === 'string' ? [value] : [];
      case 'Group':
        return list(value).flatMap((row) => texts(field.fields, row));
      case 'Slices':
        return list(value).flatMap((slice) => {
          const choice = field.choices.find(
            ({ id }) => isJsonObject(slice) && id === slice.slice_type,
          );
          if (!choice || !isJsonObject(slice)) return [];
          if (choice.kind === 'Field') return texts([choice.field], slice);
          const part =
            choice.kind === 'Slice'
              ? choice
              : choice.variations.find(({ id }) => id === slice.variation);
          if (!part) return [];
          const items = list(slice.items).flatMap((item) => texts(part.items, item));
          return [...texts(part.primary, slice.primary), ...items];
        });
      default:
        return [];
    }
  });
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

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
  const wordsOf = (each: Document) => searchableWords(each, snapshot.customType(each).fields);
  for (const word of wordsOf(document)) {
    const holders = snapshot.documents.filter((each) => wordsOf(each).has(word));
    if (holders.length > max) continue;
    for (const other of holders) {
      if (other !== document) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
  }
  return shared;
}
