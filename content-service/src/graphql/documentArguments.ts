import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql';
import type { GraphQLEnumType, GraphQLFieldConfigArgumentMap } from 'graphql';
import type { Document } from '../model/assemble';
import { matchesWords, searchableWords, similarDocuments } from '../predicates/fulltext';
import { byValue } from '../predicates/paths';
import type { Comparison } from '../predicates/paths';
import { dateTimeScalar } from './commonTypes';
import type { CommonTypes } from './commonTypes';
import type { PageArguments } from './relayConnection';
import type { GraphqlContext } from './switches';
import { metaSorts } from './sort';
import type { Where } from './where';

type Texts = readonly string[] | null;

/** The arguments of `_allDocuments` and of every `all<Type>s`, as a resolver receives them. */
export type DocumentArguments = PageArguments & {
  sortBy?: Comparison | null;
  type?: string | null;
  type_in?: Texts;
  uid?: string | null;
  uid_in?: Texts;
  id?: string | null;
  id_in?: Texts;
  lang?: string | null;
  tags?: Texts;
  tags_in?: Texts;
  firstPublicationDate?: string | null;
  firstPublicationDate_after?: string | null;
  firstPublicationDate_before?: string | null;
  lastPublicationDate?: string | null;
  lastPublicationDate_after?: string | null;
  lastPublicationDate_before?: string | null;
  fulltext?: string | null;
  similar?: { documentId: string; max: number } | null;
  where?: Record<string, unknown> | null;
};

const text = { type: GraphQLString };
const texts = { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) };
const dateTime = { type: dateTimeScalar };
const integer = { type: GraphQLInt };

/**
 * The GraphQL arguments in Prismic's order.
 * @param by the filter by name: `type`, or `uid` in a query for documents of one type
 */
export function documentArguments(
  by: 'type' | 'uid',
  sortBy: GraphQLEnumType,
  { similar }: CommonTypes,
  where?: Where,
): GraphQLFieldConfigArgumentMap {
  return {
    sortBy: { type: sortBy },
    [by]: text,
    [`${by}_in`]: texts,
    id: text,
    id_in: texts,
    lang: text,
    tags: texts,
    tags_in: texts,
    firstPublicationDate: dateTime,
    firstPublicationDate_after: dateTime,
    firstPublicationDate_before: dateTime,
    lastPublicationDate: dateTime,
    lastPublicationDate_after: dateTime,
    lastPublicationDate_before: dateTime,
    fulltext: text,
    similar: { type: similar },
    ...(where ? { where: { type: where.type } } : {}),
    before: text,
    after: text,
    first: integer,
    last: integer,
  };
}

/**
 * The documents that match all arguments. They are sorted by `sortBy`; without it by similarity if
 * the query has `similar`, otherwise in the default order. Without `lang` only documents in the
 * master language match.
 */
export function selectDocuments(
  documents: readonly Document[],
  args: DocumentArguments,
  { snapshot, switches }: GraphqlContext,
  where?: Where,
): readonly Document[] {
  const similar = args.similar
    ? similarDocuments(args.similar.documentId, args.similar.max, snapshot)
    : undefined;
  const lang = args.lang ?? snapshot.settings.masterLanguage;
  const selected = documents.filter(
    (document) =>
      (lang === '*' || document.lang === lang) &&
      (!similar || similar.has(document)) &&
      isOneOf(document.type, args.type, args.type_in) &&
      isOneOf(document.uid, args.uid, args.uid_in) &&
      isOneOf(document.id, args.id, args.id_in) &&
      (!args.tags || args.tags.every((tag) => document.tags.includes(tag))) &&
      (!args.tags_in || args.tags_in.some((tag) => document.tags.includes(tag))) &&
      isAt(document.first_publication_date, [
        args.firstPublicationDate,
        args.firstPublicationDate_after,
        args.firstPublicationDate_before,
      ]) &&
      isAt(document.last_publication_date, [
        args.lastPublicationDate,
        args.lastPublicationDate_after,
        args.lastPublicationDate_before,
      ]) &&
      (!args.where || !where || where.matches(args.where, document.data)) &&
      (!args.fulltext ||
        matchesWords(
          args.fulltext,
          searchableWords(document, snapshot.customType(document).fields),
        )),
  );
  if (args.sortBy) return selected.sort(args.sortBy);
  if (similar) return selected.sort(byValue((document) => similar.get(document), true));
  // The documents of a snapshot are already in this order.
  if (switches.defaultSort === 'meta_lastPublicationDate_DESC') return selected;
  return selected.sort(metaSorts[switches.defaultSort].value);
}

function isOneOf(value: string | null, one: string | null | undefined, list: Texts | undefined) {
  return (
    (one === null || one === undefined || value === one) &&
    (!list || (value !== null && list.includes(value)))
  );
}

/** Timestamps of one format compare as strings; before and after are strict. */
function isAt(
  value: string | null,
  [equal, after, before]: [
    string | null | undefined,
    string | null | undefined,
    string | null | undefined,
  ],
): boolean {
  if (!equal && !after && !before) return true;
  if (value === null) return false;
  return (!equal || value === equal) && (!after || value > after) && (!before || value < before);
}
