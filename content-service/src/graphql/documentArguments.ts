import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import type {
  GraphQLEnumValueConfigMap,
  GraphQLFieldConfigArgumentMap,
  GraphQLInputFieldConfig,
  GraphQLInputType,
} from 'graphql';
import type { Document } from '../model/assemble';
import type { CustomType } from '../model/customTypes';
import type { Field } from '../model/fields';
import { isJsonObject } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import { matchesWords, searchableWords, similarDocuments, toWords } from '../predicates/fulltext';
import { byValue, comparables, sortKey } from '../predicates/paths';
import type { Comparison, Comparable } from '../predicates/paths';
import { commonType, metaSorts, sortValues } from './commonTypes';
import type { GraphqlContext } from './commonTypes';
import { exposedFields, toFieldName, toTypePart, typeNames } from './names';
import type { TypeRegistry } from './names';

export type PageArguments = {
  first?: number | null;
  last?: number | null;
  before?: string | null;
  after?: string | null;
};

type Texts = readonly string[] | null;
type DateName = `${'first' | 'last'}PublicationDate${'' | '_after' | '_before'}`;

/** The arguments of `_allDocuments` and of every `all<Type>s`, as a resolver receives them. */
export type DocumentArguments = PageArguments & {
  sortBy?: Comparison | null;
  similar?: { documentId: string; max: number } | null;
  where?: Record<string, unknown> | null;
} & { [Name in 'type' | 'uid' | 'id' | 'lang' | 'fulltext' | DateName]?: string | null } & {
  [Name in 'type_in' | 'uid_in' | 'id_in' | 'tags' | 'tags_in']?: Texts;
};

const text = { type: GraphQLString };
const texts = { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) };
const dateTime = { type: commonType('DateTime') };
const integer = { type: GraphQLInt };

/**
 * The GraphQL arguments in Prismic's order.
 * @param by the filter by name: `type`, or `uid` in a query for documents of one type
 */
export function documentArguments(
  by: 'type' | 'uid',
  sortBy: GraphQLEnumType,
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
    similar: { type: commonType<GraphQLInputObjectType>('similar') },
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
  { snapshot }: GraphqlContext,
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
  // The documents of a snapshot are in the default order.
  return similar ? selected.sort(byValue((document) => similar.get(document), true)) : selected;
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
  [equal, after, before]: readonly (string | null | undefined)[],
): boolean {
  if (!equal && !after && !before) return true;
  if (value === null) return false;
  return (!equal || value === equal) && (!after || value > after) && (!before || value < before);
}

type Where = {
  type: GraphQLInputObjectType;
  matches: (where: Record<string, unknown>, data: JsonObject) => boolean;
};

type Test = (wanted: unknown, value: Json | undefined) => boolean;
type Member = { suffix: string; type: GraphQLInputType; test: Test; isDescribed?: boolean };

/**
 * Makes `Where<Type>` or `Where<Type><Group>` and claims the names of its groups.
 * @returns undefined if it would have no member
 */
export function whereInput(
  name: string,
  fields: readonly Field[],
  registry: TypeRegistry,
): Where | undefined {
  const inputs: Record<string, GraphQLInputFieldConfig> = {};
  const tests = new Map<string, { id: string; test: Test }>();
  for (const field of exposedFields(fields)) {
    for (const { suffix, type, test, isDescribed } of members(name, field, registry)) {
      const member = toFieldName(field.id) + suffix;
      inputs[member] ??= { type, ...(isDescribed ? { description: field.id } : {}) };
      if (!tests.has(member)) tests.set(member, { id: field.id, test });
    }
  }
  if (tests.size === 0) return undefined;
  return {
    type: new GraphQLInputObjectType({ name, fields: inputs }),
    matches: (where, data) =>
      Object.entries(where).every(([member, wanted]) => {
        const found = tests.get(member);
        return !found || wanted === null || found.test(wanted, data[found.id]);
      }),
  };
}

function members(name: string, field: Field, registry: TypeRegistry): Member[] {
  const equal: Test = (wanted, value) =>
    comparables(field, value).some((found) => found === wanted);
  const compare =
    (test: (found: Comparable, wanted: Comparable) => boolean): Test =>
    (wanted, value) =>
      comparables(field, value).some((found) => isComparable(wanted) && test(found, wanted));
  const fulltext: Member = {
    suffix: '_fulltext',
    type: GraphQLString,
    test: (wanted, value) =>
      matchesWords(String(wanted), toWords(comparables(field, value).join(' '))),
  };
  const dates = (type: GraphQLInputType): Member[] => [
    { suffix: '', type, test: equal, isDescribed: true },
    { suffix: '_before', type, test: compare((a, b) => a < b), isDescribed: true },
    { suffix: '_after', type, test: compare((a, b) => a > b), isDescribed: true },
  ];
  switch (field.kind) {
    case 'StructuredText':
      return [{ ...fulltext, isDescribed: true }];
    case 'Select':
    case 'Text':
      return [{ suffix: '', type: GraphQLString, test: equal }, fulltext];
    case 'Date':
      return dates(commonType('Date'));
    case 'Timestamp':
      return dates(commonType('DateTime'));
    case 'Number':
      return [
        { suffix: '', type: GraphQLFloat, test: equal, isDescribed: true },
        { suffix: '_lt', type: GraphQLFloat, test: compare((a, b) => a < b), isDescribed: true },
        { suffix: '_gt', type: GraphQLFloat, test: compare((a, b) => a > b), isDescribed: true },
        {
          suffix: '_range',
          type: new GraphQLList(new GraphQLNonNull(GraphQLFloat)),
          test: inRange,
          isDescribed: true,
        },
      ];
    case 'Boolean':
      return [{ suffix: '', type: GraphQLBoolean, test: equal }];
    case 'Link':
      if (field.isRepeated) return [];
      return [{ suffix: '', type: GraphQLString, test: equal, isDescribed: true }];
    case 'Group': {
      const where = whereInput(name + toTypePart(field.id), field.fields, registry);
      return where && registry.claim(where.type.name)
        ? [{ suffix: '', type: where.type, test: someRow(where) }]
        : [];
    }
    default:
      return [];
  }
}

/** Inclusive, like REST's `number.inRange`. */
function inRange(wanted: unknown, value: Json | undefined): boolean {
  const [low, high] = Array.isArray(wanted) ? wanted.map(Number) : [];
  if (typeof value !== 'number' || low === undefined) return false;
  return value >= low && (high === undefined || value <= high);
}

function someRow({ matches }: Where): Test {
  return (wanted, value) => {
    const where = Object.fromEntries(Object.entries(Object(wanted)));
    return Array.isArray(value) && value.some((row) => isJsonObject(row) && matches(where, row));
  };
}

function isComparable(value: unknown): value is Comparable {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

const sortableKinds = ['StructuredText', 'Text', 'Select', 'Date', 'Timestamp', 'Number'];

/** The enum `Sort<Type>y`: first the publication dates, then the fields at the top level. */
export function sortEnum(type: CustomType): GraphQLEnumType {
  const sorts = exposedFields(type.fields)
    .filter(({ kind }) => sortableKinds.includes(kind))
    .map((field) =>
      sortValues(toFieldName(field.id), ({ data }) => sortKey(comparables(field, data[field.id]))),
    );
  const values = Object.assign({}, metaSorts, ...sorts) as GraphQLEnumValueConfigMap;
  return new GraphQLEnumType({ name: typeNames(type.id).sort, values });
}
