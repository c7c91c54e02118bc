import { listKey, listPart } from './digests';
import { toFieldKey } from './documentEntries';
import type { DocumentEntry } from './documentEntries';

/**
 * Tells on which part of a list the place of a document depends among those with the same value of a field.
 *
 * @returns nothing for a document whose value no other has; the whole list for an unknown document.
 */
export type EqualDocuments = (list: string, field: string, id: string) => string | undefined;

/** @param entries all documents at a ref; without them nothing is known. */
export function createEqualDocuments(entries: readonly DocumentEntry[] = []): EqualDocuments {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const counted = new Map<string, Map<string, number>>();
  const countsOf = (list: string, field: string) => {
    const key = `${list} ${field}`;
    const counts = counted.get(key) ?? new Map<string, number>();
    if (!counted.has(key)) {
      for (const { type, lang, fields } of entries) {
        const isListed = list === listKey(type, lang) || list === listKey(type);
        const value = fields[field]?.order ?? '';
        if (isListed) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      counted.set(key, counts);
    }
    return counts;
  };
  return (list, name, id) => {
    const field = toFieldKey(name);
    const entry = byId.get(id);
    if (!entry) return list;
    const value = entry.fields[field]?.order ?? '';
    const isAlone = (countsOf(list, field).get(value) ?? 0) < 2;
    return isAlone ? undefined : `${list} ${listPart.equals(field, value)}`;
  };
}
