import type { Document } from '../model/assemble';
import type { Snapshot } from '../repository/snapshot';
import { Call } from './call';
import { operators } from './operators';
import type { Test } from './operators';
import { parsePredicates, queryError } from './parse';
import type { Predicate } from './parse';
import { resolvePath } from './paths';

/**
 * Returns the matching documents in the default order, or in the order of the first predicate that
 * sorts: `in` by its list, `geopoint.near` by distance, `similar` by similarity.
 * @param lang a language id, `*` for all languages; null for the master language
 */
export function select(
  snapshot: Snapshot,
  queries: readonly string[],
  lang: string | null,
): Document[] {
  const predicates = queries.flatMap(parsePredicates);
  const tests = predicates.map((predicate) => toTest(predicate, snapshot));
  const wantedLang = lang || snapshot.settings.masterLanguage;
  const documents = snapshot.documents.filter(
    (document) =>
      (wantedLang === '*' || document.lang === wantedLang) &&
      tests.every(({ matches }) => matches(document)),
  );
  const rank = tests.find((test) => test.rank)?.rank;
  if (!rank) return documents;
  const ranks = new Map(documents.map((document) => [document, rank(document)]));
  return documents.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** A predicate about `my.<type>` matches no document of another type. */
function toTest(predicate: Predicate, snapshot: Snapshot): Test {
  const { name, query, index } = predicate;
  const operator = operators.get(name);
  if (!operator) throw queryError(`unexpected function '${name}'`, query, index);
  const call = new Call(predicate, snapshot);
  call.expectArguments(operator.arity);
  const test = operator.test(call);
  const type =
    predicate.path === undefined ? undefined : resolvePath(predicate.path, snapshot)?.type;
  if (type === undefined) return test;
  return { ...test, matches: (document) => document.type === type && test.matches(document) };
}
