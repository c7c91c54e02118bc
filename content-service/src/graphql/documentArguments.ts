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
import type { Snapshot } from '../repository/snapshot';
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

/** @param by the argument that selects documents: `uid` in a list of one type, else `type` */
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

type Selection = { sortBy: unknown; documents: readonly Document[] };

/** Caches the documents of lists. A key has no page arguments, so all pages of a list share it. */
const selections = new WeakMap<Snapshot, Map<string, Selection>>();
const MAX_SELECTIONS = 50;

/**
 * Sorts by `sortBy`, otherwise by similarity for a query with `similar`, otherwise in the default
 * order. `lang` defaults to the master language.
 */
export function selectDocuments(
  types: readonly string[],
  args: DocumentArguments,
  { snapshot }: GraphqlContext,
  where?: Where,
): readonly Document[] {
  const known = selections.get(snapshot) ?? new Map<string, Selection>();
  selections.set(snapshot, known);
  // JSON leaves out functions, so `sortBy` is compared after the lookup.
  const key = JSON.stringify([
    types,
    { ...args, first: null, last: null, before: null, after: null },
  ]);
  const last = known.get(key);
  if (last && last.sortBy === args.sortBy) return last.documents;
  const [type = '', ...others] = types;
  const all = others.length > 0 ? snapshot.documents : snapshot.ofType(type);
  const documents = matchingDocuments(all, types, args, snapshot, where);
  if (known.size >= MAX_SELECTIONS) known.clear();
  known.set(key, { sortBy: args.sortBy, documents });
  return documents;
}

function matchingDocuments(
  candidates: readonly Document[],
  types: readonly string[],
  args: DocumentArguments,
  snapshot: Snapshot,
  where?: Where,
): Document[] {
  const similar = args.similar
    ? similarDocuments(args.similar.documentId, args.similar.max, snapshot)
    : undefined;
  const tests = testsOf(args, snapshot, where);
  const documents = candidates.filter(
    (document) =>
      types.includes(document.type) &&
      (!similar || similar.has(document)) &&
      tests.every((test) => test(document)),
  );
  if (args.sortBy) return documents.sort(args.sortBy);
  // The documents are in the default order already.
  return similar ? documents.sort(byValue((document) => similar.get(document), true)) : documents;
}

/** Returns only the tests that the query needs, because a list may have thousands of documents. */
function testsOf(args: DocumentArguments, snapshot: Snapshot, where?: Where) {
  const tests: ((document: Document) => boolean)[] = [];
  const add = <T>(
    wanted: T | null | undefined,
    test: (document: Document, wanted: T) => boolean,
  ) => {
    if (wanted !== null && wanted !== undefined) tests.push((document) => test(document, wanted));
  };
  const lang = args.lang ?? snapshot.settings.masterLanguage;
  if (lang !== '*') add(lang, (document) => document.lang === lang);
  for (const name of ['type', 'uid', 'id'] as const) {
    add(args[name], (document, wanted) => document[name] === wanted);
    add(args[`${name}_in`], (document, wanted) => wanted.some((each) => each === document[name]));
  }
  add(args.tags, ({ tags }, wanted) => wanted.every((tag) => tags.includes(tag)));
  add(args.tags_in, ({ tags }, wanted) => wanted.some((tag) => tags.includes(tag)));
  // Timestamps of the same format can be compared as strings. `_before` and `_after` exclude the
  // date itself.
  for (const name of ['first', 'last'] as const) {
    const addDate = (
      wanted: string | null | undefined,
      test: (date: string, than: string) => boolean,
    ) =>
      add(
        wanted,
        ({ [`${name}_publication_date` as const]: date }, than) =>
          date !== null && test(date, than),
      );
    addDate(args[`${name}PublicationDate`], (date, other) => date === other);
    addDate(args[`${name}PublicationDate_after`], (date, other) => date > other);
    addDate(args[`${name}PublicationDate_before`], (date, other) => date < other);
  }
  if (args.where && where) {
    const matches = where.toTest(args.where);
    tests.push(({ data }) => matches(data));
  }
  add(args.fulltext || null, (document, wanted) =>
    matchesWords(wanted, searchableWords(document, snapshot.customType(document).fields)),
  );
  return tests;
}

type Where = {
  type: GraphQLInputObjectType;
  toTest: (where: Record<string, unknown>) => (data: JsonObject) => boolean;
};

type Test = (wanted: unknown, value: Json | undefined) => boolean;
type Member = { suffix: string; type: GraphQLInputType; test: Test; isDescribed?: boolean };

/** Returns undefined if no field can be queried. Claims the type names of groups in `registry`. */
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
    toTest: (where) => {
      const members = Object.entries(where).flatMap(([member, wanted]) => {
        const found = tests.get(member);
        return found && wanted !== null ? { ...found, wanted } : [];
      });
      return (data) => members.every(({ id, test, wanted }) => test(wanted, data[id]));
    },
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

/** Both limits are included, as in REST's `number.inRange`. */
function inRange(wanted: unknown, value: Json | undefined): boolean {
  const [low, high] = Array.isArray(wanted) ? wanted.map(Number) : [];
  if (typeof value !== 'number' || low === undefined) return false;
  return value >= low && (high === undefined || value <= high);
}

function someRow({ toTest }: Where): Test {
  return (wanted, value) => {
    const matches = toTest(Object.fromEntries(Object.entries(Object(wanted))));
    return Array.isArray(value) && value.some((row) => isJsonObject(row) && matches(row));
  };
}

function isComparable(value: unknown): value is Comparable {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

const sortableKinds = ['StructuredText', 'Text', 'Select', 'Date', 'Timestamp', 'Number'];

export function sortEnum(type: CustomType): GraphQLEnumType {
  const sorts = exposedFields(type.fields)
    .filter(({ kind }) => sortableKinds.includes(kind))
    .map((field) =>
      sortValues(toFieldName(field.id), ({ data }) => sortKey(comparables(field, data[field.id]))),
    );
  const values = Object.assign({}, metaSorts, ...sorts) as GraphQLEnumValueConfigMap;
  return new GraphQLEnumType({ name: typeNames(type.id).sort, values });
}
