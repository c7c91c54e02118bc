import type { Document } from '../model/assemble';
import { byDefaultOrder } from '../snapshot';
import type { Snapshot } from '../snapshot';
import { scalars, toMatch } from './match';
import { parsePredicates } from './parse';
import type { Predicate } from './parse';

/**
 * The documents that meet all predicates of all queries and are in the language.
 * @param queries the texts of every `q`
 * @param lang a language id, `*` for all; null for the master language
 * @returns in the default order, or in the order of the list of an `in` predicate
 * @throws {HttpError} 400, see `parsePredicates` and `toMatch`
 */
export function select(
  snapshot: Snapshot,
  queries: readonly string[],
  lang: string | null,
): Document[] {
  const predicates = queries.flatMap(parsePredicates);
  const matches = predicates.map((predicate) => toMatch(predicate, snapshot));
  const wantedLang = lang || snapshot.settings.masterLanguage;
  const documents = candidates(snapshot, predicates).filter(
    (document) =>
      (wantedLang === '*' || document.lang === wantedLang) &&
      matches.every((match) => match(document)),
  );
  const order = predicates.find(
    ({ name, path }) => name === 'in' && (path === 'document.id' || path?.endsWith('.uid')),
  );
  if (!order) return documents;
  const key = order.path === 'document.id' ? 'id' : 'uid';
  const list = [...new Set(scalars(order.args[0]))];
  const places = new Map(list.map((value, index) => [value, index]));
  const place = (document: Document): number => places.get(document[key] ?? '') ?? list.length;
  return documents.sort((a, b) => place(a) - place(b));
}

/** The smallest set known by an index in which every match must lie. */
function candidates(snapshot: Snapshot, predicates: readonly Predicate[]): readonly Document[] {
  let smallest = snapshot.documents;
  for (const predicate of predicates) {
    const set = indexed(snapshot, predicate);
    if (set && set.length < smallest.length) smallest = set;
  }
  return smallest;
}

function indexed(
  snapshot: Snapshot,
  { name, path, args }: Predicate,
): readonly Document[] | undefined {
  const [my, type = '', field, ...rest] = (path ?? '').split('.');
  const isEquality = name === 'at' || name === 'any' || name === 'in';
  if (
    isEquality &&
    (path === 'document.id' || (my === 'my' && field === 'uid' && rest.length === 0))
  ) {
    const texts = [...new Set(scalars(args[0]).map(String))];
    const found = texts.flatMap((value) =>
      path === 'document.id' ? (snapshot.byId(value) ?? []) : snapshot.withUid(type, value),
    );
    return found.sort(byDefaultOrder);
  }
  if (my === 'my') return snapshot.ofType(type);
  if (name === 'at' && path === 'document.type') {
    return typeof args[0] === 'string' ? snapshot.ofType(args[0]) : undefined;
  }
  return undefined;
}
