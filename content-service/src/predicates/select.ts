import type { Document } from '../model/assemble';
import { byDefaultOrder } from '../repository/snapshot';
import type { Snapshot } from '../repository/snapshot';
import { Call } from './call';
import type { Test } from './call';
import { operators } from './operators';
import { parsePredicates, queryError } from './parse';
import type { Argument, Predicate } from './parse';
import { resolvePath } from './paths';

/**
 * The documents that match all predicates of all queries and the language.
 * @param queries the texts of every `q`
 * @param lang a language id, `*` for all languages; null for the master language
 * @returns in the default order, or in the order of the first predicate that sorts (`in` by its
 *   list, `geopoint.near` by distance, `similar` by similarity)
 * @throws {HttpError} 400, see `parsePredicates` and `toTest`
 */
export function select(
  snapshot: Snapshot,
  queries: readonly string[],
  lang: string | null,
): Document[] {
  const predicates = queries.flatMap(parsePredicates);
  const tests = predicates.map((predicate) => toTest(predicate, snapshot));
  const wantedLang = lang || snapshot.settings.masterLanguage;
  const documents = candidates(snapshot, predicates).filter(
    (document) =>
      (wantedLang === '*' || document.lang === wantedLang) &&
      tests.every(({ matches }) => matches(document)),
  );
  const rank = tests.find((test) => test.rank)?.rank;
  if (!rank) return documents;
  const ranks = new Map(documents.map((document) => [document, rank(document)]));
  return documents.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** The smallest indexed set of documents that includes every match. */
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
    const wanted = [...new Set(texts(args[0]))];
    const found = wanted.flatMap((value) =>
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

function texts(argument: Argument | undefined): string[] {
  return [argument ?? []].flat().filter((member) => typeof member === 'string');
}

/**
 * Makes the test for a predicate. A predicate about `my.<type>` matches no document of another
 * type.
 * @throws {HttpError} 400 for an unknown function, an unknown path, and invalid arguments; never a
 *   test that matches everything
 */
function toTest(predicate: Predicate, snapshot: Snapshot): Test {
  const { name, query, index } = predicate;
  const operator = operators.get(name);
  if (!operator) throw queryError(`unexpected function '${name}'`, query, index);
  const call = new Call(predicate, snapshot);
  call.expectArguments(operator.arity);
  const test = operator.test(call);
  // The function has already validated the path; only its type is needed here.
  const type =
    predicate.path === undefined ? undefined : resolvePath(predicate.path, snapshot)?.type;
  if (type === undefined) return test;
  return { ...test, matches: (document) => document.type === type && test.matches(document) };
}
