import { toDigest, toFieldKey } from './documentEntries';
import type { DocumentEntry } from './documentEntries';

/**
 * Digests of everything that an answer can depend on: of each document by its id, and of each list of
 * documents by its `listKey`.
 */
export type Digests = Record<string, string>;

/**
 * The key of the documents of a type, or of what a part tells of them. Prismic's ids never contain a blank.
 *
 * @param type the type's id or its name in GraphQL: `landing-page` or `LandingPage`.
 * @param lang without it the documents of all languages.
 * @param part one of `listPart`. Without it the list contains whole documents.
 */
export function listKey(type: string, lang = '*', part?: string): string {
  const all = `${toFieldKey(type)} ${lang}`;
  return part === undefined ? all : `${all} ${part}`;
}

/** Parts of a list. A field is one outside of groups and slices, by its id or by its name in GraphQL. */
export const listPart = {
  /** The documents that link to a document. */
  link: (field: string, id: string) => `${toFieldKey(field)}=${id}`,
  /** Which documents there are, with their values of a field. */
  values: (field: string) => `values:${toFieldKey(field)}`,
  /**
   * The order of the documents that have the same value of a field. Values with the same beginning of their
   * digests share a part: Gatsby has a node for each part.
   */
  equals: (field: string, digest: string) => `equals:${toFieldKey(field)}:${digest.slice(0, 2)}`,
};

/** @returns the key of the whole list for the key of a part of it. */
export function toWiderKey(key: string): string {
  return key.split(' ').slice(0, 2).join(' ');
}

export function isListKey(key: string): boolean {
  return key.includes(' ');
}

export function toDigests(entries: readonly DocumentEntry[]): Digests {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const translations = findTranslations(entries);
  const digests: Digests = {};
  const lists = new Map<string, DocumentEntry[]>();
  for (const entry of entries) {
    const shown = [...entry.linkedIds, ...(translations.get(entry.id) ?? [])];
    const parts = shown.map((id) => `${id} ${byId.get(id)?.linkDigest}`);
    digests[entry.id] = parts.length > 0 ? toDigest([entry.digest, ...parts].join()) : entry.digest;
    for (const lang of [entry.lang, '*']) {
      const links = Object.entries(entry.links).map(([field, id]) =>
        listKey(entry.type, lang, listPart.link(field, id)),
      );
      for (const key of [listKey(entry.type, lang), ...links]) append(lists, key, entry);
    }
  }
  for (const [key, members] of lists) {
    members.sort((one, other) => (one.id < other.id ? -1 : 1));
    digests[key] = toDigest(members.map(({ id }) => `${id} ${digests[id]}`).join());
    if (toWiderKey(key) === key) Object.assign(digests, digestFields(key, members));
  }
  return digests;
}

/** @returns the ids of the translations of each document. A new translation tells them of the older ones. */
function findTranslations(entries: readonly DocumentEntry[]): Map<string, string[]> {
  const pairs = entries.flatMap(({ id, translationIds }) =>
    translationIds.flatMap((other) => [[id, other] as const, [other, id] as const]),
  );
  const found = new Map<string, string[]>();
  for (const [id, other] of pairs) if (!found.get(id)?.includes(other)) append(found, id, other);
  for (const ids of found.values()) ids.sort();
  return found;
}

/** @param key of a whole list. */
function digestFields(key: string, members: readonly DocumentEntry[]): Digests {
  const digests: Digests = {};
  for (const field of new Set(members.flatMap(({ fields }) => Object.keys(fields)))) {
    const values = members.map((entry) => `${entry.id} ${entry.fields[field]?.digest}`);
    digests[`${key} ${listPart.values(field)}`] = toDigest(values.join());
    for (const [part, equal] of findEquals(field, members)) {
      const order = equal.map(
        ({ id, fields, published }) => `${id} ${fields[field]?.order} ${published}`,
      );
      digests[`${key} ${part}`] = toDigest(order.join());
    }
  }
  return digests;
}

/** The order of a document in a list by a field; documents without a value share one. */
export function orderOf({ fields }: DocumentEntry, field: string): string {
  return fields[field]?.order ?? '';
}

/** @returns the documents by their `orderOf`. */
export function groupByOrder(
  field: string,
  members: readonly DocumentEntry[],
): Map<string, DocumentEntry[]> {
  const groups = new Map<string, DocumentEntry[]>();
  for (const entry of members) append(groups, orderOf(entry, field), entry);
  return groups;
}

/** Finds the documents of the same order by a field. Prismic may order these by their publication. */
function findEquals(
  field: string,
  members: readonly DocumentEntry[],
): Map<string, DocumentEntry[]> {
  const byPart = new Map<string, DocumentEntry[]>();
  if (members.every(({ fields }) => fields[field]?.order === undefined)) return byPart;
  for (const [value, equal] of groupByOrder(field, members)) {
    if (equal.length > 1) {
      for (const entry of equal) append(byPart, listPart.equals(field, value), entry);
    }
  }
  return byPart;
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
