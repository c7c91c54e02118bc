import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';
import { isDate, toTimestamp } from '../model/timestamp';

/** REST v2 values as they are. */
export const jsonScalar = new GraphQLScalarType({
  name: 'Json',
  description: 'Raw JSON value',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

export const longScalar = new GraphQLScalarType<number, number>({
  name: 'Long',
  description:
    'The `Long` scalar type represents non-fractional signed whole numeric values. ' +
    'Long can represent values between -(2^63) and 2^63 - 1.',
  serialize: (value) => toWhole(Number(value)),
  parseValue: (value) => toWhole(value),
  parseLiteral: (node) => toWhole(node.kind === Kind.INT ? Number(node.value) : undefined),
});

/** Printed as REST prints it, `2026-10-02T09:00:00+0000`; read in that form and in ISO 8601. */
export const dateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'DateTime',
  serialize: String,
  parseValue: (value) => toMoment(value),
  parseLiteral: (node) => toMoment(node.kind === Kind.STRING ? node.value : undefined),
});

export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'Date',
  serialize: String,
  parseValue: (value) => toDay(value),
  parseLiteral: (node) => toDay(node.kind === Kind.STRING ? node.value : undefined),
});

function toWhole(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new GraphQLError('A whole number is expected.');
}

function toMoment(value: unknown): string {
  const moment = typeof value === 'string' ? toTimestamp(value) : undefined;
  if (moment) return moment;
  throw new GraphQLError('A moment like "2026-10-02T09:00:00+0000" is expected.');
}

function toDay(value: unknown): string {
  if (typeof value === 'string' && isDate(value)) return value;
  throw new GraphQLError('A date like "2026-10-02" is expected.');
}
