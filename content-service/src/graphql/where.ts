import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import type { GraphQLInputFieldConfig, GraphQLInputType } from 'graphql';
import type { Field } from '../model/fields';
import { isJsonObject } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import { toTimestamp } from '../model/timestamp';
import { matchesWords, toWords } from '../predicates/fulltext';
import { comparables } from '../predicates/paths';
import type { Comparable } from '../predicates/paths';
import { exposedFields, toFieldName, toTypePart } from './names';
import type { TypeRegistry } from './names';
import { dateScalar, dateTimeScalar } from './commonTypes';
import type { GraphqlSwitches } from './switches';

/** A `where` input and the function that tests a document's data, or a group's row, against it. */
export type Where = {
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
  switches: GraphqlSwitches,
): Where | undefined {
  const inputs: Record<string, GraphQLInputFieldConfig> = {};
  const tests = new Map<string, { id: string; test: Test }>();
  for (const field of exposedFields(fields, switches)) {
    for (const { suffix, type, test, isDescribed } of members(name, field, registry, switches)) {
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

function members(
  name: string,
  field: Field,
  registry: TypeRegistry,
  switches: GraphqlSwitches,
): Member[] {
  const equal: Test = (wanted, value) =>
    comparables(field, value).some((found) => found === normalised(field, wanted));
  const compare =
    (test: (found: Comparable, wanted: Comparable) => boolean): Test =>
    (wanted, value) =>
      comparables(field, value).some((found) => {
        const comparable = normalised(field, wanted);
        return isComparable(comparable) && test(found, comparable);
      });
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
      if (switches.selectWhere === 'omitted') return [];
      return [{ suffix: '', type: GraphQLString, test: equal }, fulltext];
    case 'Text':
      return [{ suffix: '', type: GraphQLString, test: equal }, fulltext];
    case 'Date':
      return dates(dateScalar);
    case 'Timestamp':
      return dates(switches.timestamp === 'DateTime' ? dateTimeScalar : GraphQLString);
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
      return [{ suffix: '', type: GraphQLString, test: equal, isDescribed: true }];
    case 'Group': {
      const where = whereInput(name + toTypePart(field.id), field.fields, registry, switches);
      return where && registry.claim(where.type.name)
        ? [{ suffix: '', type: where.type, test: someRow(where) }]
        : [];
    }
    default:
      return [];
  }
}

/** Where timestamps are strings, a query may write them in any ISO 8601 format. */
function normalised({ kind }: Field, wanted: unknown): unknown {
  return kind === 'Timestamp' && typeof wanted === 'string'
    ? (toTimestamp(wanted) ?? wanted)
    : wanted;
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
