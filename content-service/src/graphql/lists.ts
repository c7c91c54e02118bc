import { GraphQLError } from 'graphql';
import type { Document } from '../model/assemble';
import type { CustomType } from '../model/customTypes';
import { matchesWords, searchableWords, similarDocuments } from '../predicates/fulltext';
import { byValue, comparables, sortKey } from '../predicates/paths';
import type { Comparison } from '../predicates/paths';
import type { Snapshot } from '../repository/repository';
import { exposedFields, toFieldName } from './names';
import { matchesWhere } from './typeDefinitions';
import type { Where } from './typeDefinitions';

type Optional<Names extends string, T> = { [Name in Names]?: T | null };
type DateName = `${'first' | 'last'}PublicationDate${'' | '_after' | '_before'}`;

export type PageArguments = Optional<'first' | 'last', number> &
  Optional<'before' | 'after', string>;

export type ListArguments = PageArguments &
  Optional<'sortBy' | 'type' | 'uid' | 'id' | 'lang' | 'fulltext' | DateName, string> &
  Optional<'type_in' | 'uid_in' | 'id_in' | 'tags' | 'tags_in', readonly string[]> &
  Optional<'similar', { documentId: string; max: number }> &
  Optional<'where', object>;

/** @param by `uid` in a list of one type, else `type` */
export function listArguments(by: 'type' | 'uid', sort: string, where?: string): string {
  const dates = ['firstPublicationDate', 'lastPublicationDate'].flatMap((name) =>
    ['', '_after', '_before'].map((suffix) => `${name}${suffix}: DateTime`),
  );
  return `sortBy: ${sort} ${by}: String ${by}_in: [String!] id: String id_in: [String!]
    lang: String tags: [String!] tags_in: [String!] ${dates.join(' ')}
    fulltext: String similar: similar ${where ? `where: ${where}` : ''}
    before: String after: String first: Int last: Int`;
}

/** By types and arguments. All pages of a list share an entry. */
const lists = new WeakMap<Snapshot, Map<string, readonly Document[]>>();
const MAX_LISTS = 50;

export function selectDocuments(
  types: readonly CustomType[],
  args: ListArguments,
  snapshot: Snapshot,
  where?: Where,
): readonly Document[] {
  const known = lists.get(snapshot) ?? new Map<string, readonly Document[]>();
  lists.set(snapshot, known);
  const ofList = { ...args, first: null, last: null, before: null, after: null };
  const key = JSON.stringify([types.map(({ id }) => id), ofList]);
  const documents = known.get(key) ?? findDocuments(types, args, snapshot, where);
  if (known.size >= MAX_LISTS) known.clear();
  known.set(key, documents);
  return documents;
}

function findDocuments(
  types: readonly CustomType[],
  args: ListArguments,
  snapshot: Snapshot,
  where?: Where,
): Document[] {
  const lang = args.lang ?? snapshot.settings.masterLanguage;
  const similar =
    args.similar && similarDocuments(args.similar.documentId, args.similar.max, snapshot);
  const typeIds = types.map(({ id }) => id);
  const [typeId = '', ...otherIds] = typeIds;
  const candidates = otherIds.length > 0 ? snapshot.documents : snapshot.ofType(typeId);
  const documents = candidates.filter(
    (document) =>
      typeIds.includes(document.type) &&
      (lang === '*' || document.lang === lang) &&
      (['type', 'uid', 'id'] as const).every(
        (name) =>
          is(document[name], args[name]) &&
          (args[`${name}_in`]?.some((each) => each === document[name]) ?? true),
      ) &&
      (args.tags?.every((tag) => document.tags.includes(tag)) ?? true) &&
      (args.tags_in?.some((tag) => document.tags.includes(tag)) ?? true) &&
      (['first', 'last'] as const).every((name) => isPublished(document, args, name)) &&
      (!similar || similar.has(document)) &&
      (!where || !args.where || matchesWhere(where, args.where, document.data)) &&
      (!args.fulltext || matchesWords(args.fulltext, searchableWords(document, snapshot))),
  );
  if (args.sortBy) return documents.sort(toComparison(args.sortBy, types[0]));
  return similar ? documents.sort(byValue((document) => similar.get(document), true)) : documents;
}

function is(value: string | null, wanted: string | null | undefined): boolean {
  return wanted === null || wanted === undefined || value === wanted;
}

function isPublished(document: Document, args: ListArguments, name: 'first' | 'last'): boolean {
  const date = document[`${name}_publication_date`];
  const after = args[`${name}PublicationDate_after`];
  const before = args[`${name}PublicationDate_before`];
  return (
    is(date, args[`${name}PublicationDate`]) &&
    (!after || (date !== null && date > after)) &&
    (!before || (date !== null && date < before))
  );
}

/** @param sortBy for example `title_ASC` or `meta_firstPublicationDate_DESC` */
function toComparison(sortBy: string, type: CustomType | undefined): Comparison {
  const [, name = '', direction] = /^(.+)_(ASC|DESC)$/.exec(sortBy) ?? [];
  const isDescending = direction === 'DESC';
  const field = exposedFields(type?.fields ?? []).find(({ id }) => toFieldName(id) === name);
  if (field) {
    return byValue(({ data }) => sortKey(comparables(field, data[field.id])), isDescending);
  }
  const key =
    name === 'meta_firstPublicationDate' ? 'first_publication_date' : 'last_publication_date';
  return byValue((document) => document[key] ?? undefined, isDescending);
}

/** Prismic's limit, although its documentation still says 20. */
const PAGE_LIMIT = 100;

export function toCursor(index: number): string {
  return Buffer.from(`arrayconnection:${index}`).toString('base64');
}

/** Returns undefined for an invalid cursor. The base64 padding is optional. */
export function toIndex(cursor: string | null | undefined): number | undefined {
  const text = Buffer.from(cursor ?? '', 'base64').toString();
  const [, index] = /^arrayconnection:(\d{1,15})$/.exec(text) ?? [];
  return index === undefined ? undefined : Number(index);
}

export function toConnection<T, Node>(
  list: readonly T[],
  page: PageArguments,
  toNode: (item: T) => Node,
) {
  const last = cap('last', page.last);
  const first = cap('first', page.first) ?? (last === undefined ? PAGE_LIMIT : undefined);
  const after = toIndex(page.after);
  const lower = after === undefined ? 0 : after + 1;
  const upper = Math.min(toIndex(page.before) ?? list.length, list.length);
  const end = first === undefined ? upper : Math.min(upper, lower + first);
  const start = last === undefined ? lower : Math.max(lower, end - last);
  const edges = list
    .slice(start, Math.max(start, end))
    .map((item, index) => ({ node: toNode(item), cursor: toCursor(start + index) }));
  return {
    pageInfo: {
      hasNextPage: first !== undefined && end < upper,
      hasPreviousPage: last !== undefined && start > lower,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    edges,
    totalCount: list.length,
  };
}

function cap(name: string, value: number | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (value < 0) throw new GraphQLError(`The argument "${name}" cannot be negative.`);
  return Math.min(value, PAGE_LIMIT);
}
