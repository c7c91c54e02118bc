import { groupByOrder, listKey, listPart, orderOf } from './digests';
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
  const grouped = new Map<string, Map<string, DocumentEntry[]>>();
  const groupsOf = (list: string, field: string) => {
    const key = `${list} ${field}`;
    const known = grouped.get(key);
    if (known) return known;
    const isListed = ({ type, lang }: DocumentEntry) =>
      list === listKey(type, lang) || list === listKey(type);
    const groups = groupByOrder(field, entries.filter(isListed));
    grouped.set(key, groups);
    return groups;
  };
  return (list, name, id) => {
    const field = toFieldKey(name);
    const entry = byId.get(id);
    if (!entry) return list;
    const order = orderOf(entry, field);
    const isAlone = (groupsOf(list, field).get(order)?.length ?? 0) < 2;
    return isAlone ? undefined : `${list} ${listPart.equals(field, order)}`;
  };
}
