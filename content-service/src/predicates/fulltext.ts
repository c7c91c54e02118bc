import type { Document } from '../model/assemble';
import { sliceDefinition } from '../model/fields';
import type { Field, SlicesField } from '../model/fields';
import { isJsonObject, objectsIn } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import { textOf } from '../model/richText';
import { toAscii } from '../model/documentFiles';
import type { Snapshot } from '../repository/repository';

const wordPattern = /[\p{L}\p{N}]+/gu;
const searchableWordsCache = new WeakMap<Document, ReadonlySet<string>>();

export function matchesWords(query: string, words: ReadonlySet<string>): boolean {
  const wanted = toWords(query);
  return wanted.size > 0 && [...wanted].every((word) => words.has(word));
}

export function toWords(text: string): ReadonlySet<string> {
  return new Set(toAscii(text).match(wordPattern));
}

export function searchableWords(document: Document, snapshot: Snapshot): ReadonlySet<string> {
  const known = searchableWordsCache.get(document);
  if (known) return known;
  const { fields } = snapshot.customType(document);
  const words = toWords([document.uid ?? '', ...texts(fields, document.data)].join('\n'));
  searchableWordsCache.set(document, words);
  return words;
}

function texts(fields: readonly Field[], data: JsonObject): string[] {
  return fields.flatMap((field) => {
    const value = data[field.id];
    switch (field.kind) {
      case 'StructuredText':
        return textOf(value);
      case 'Text':
      case 'Select':
        return typeof value === 'string' ? value : [];
      case 'Table':
        return tableTexts(value);
      case 'Group':
        return objectsIn(value).flatMap((row) => texts(field.fields, row));
      case 'Slices':
        return objectsIn(value).flatMap((slice) => sliceTexts(field, slice));
      default:
        return [];
    }
  });
}

function tableTexts(table: Json | undefined): string[] {
  const { head, body } = isJsonObject(table) ? table : {};
  return objectsIn([head, body])
    .flatMap(({ rows }) => objectsIn(rows))
    .flatMap(({ cells }) => objectsIn(cells))
    .map(({ content }) => textOf(content));
}

function sliceTexts(zone: SlicesField, slice: JsonObject): string[] {
  const definition = sliceDefinition(zone, slice);
  if (!definition) return [];
  const primary = isJsonObject(slice.primary) ? texts(definition.primary, slice.primary) : [];
  return [...primary, ...objectsIn(slice.items).flatMap((item) => texts(definition.items, item))];
}

/** Counts shared words that at most `max` documents contain. Prismic's formula is undocumented. */
export function similarDocuments(
  documentId: string,
  max: number,
  snapshot: Snapshot,
): ReadonlyMap<Document, number> {
  const shared = new Map<Document, number>();
  const document = snapshot.byId(documentId);
  if (!document) return shared;
  for (const word of searchableWords(document, snapshot)) {
    const holders = snapshot.documents.filter((each) => searchableWords(each, snapshot).has(word));
    if (holders.length > max) continue;
    for (const other of holders) {
      if (other !== document) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
  }
  return shared;
}
