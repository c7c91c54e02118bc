import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';
import { isDate, toTimestamp } from '../model/timestamp';

/** REST v2 values, unchanged. */
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
  serialize: (value) => requireWholeNumber(Number(value)),
  parseValue: (value) => requireWholeNumber(value),
  parseLiteral: (node) =>
    requireWholeNumber(node.kind === Kind.INT ? Number(node.value) : undefined),
});

/** Written as in REST, `2026-10-02T09:00:00+0000`; reads this format and ISO 8601. */
export const dateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'DateTime',
  serialize: String,
  parseValue: (value) => parseTimestamp(value),
  parseLiteral: (node) => parseTimestamp(node.kind === Kind.STRING ? node.value : undefined),
});

export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'Date',
  serialize: String,
  parseValue: (value) => parseDate(value),
  parseLiteral: (node) => parseDate(node.kind === Kind.STRING ? node.value : undefined),
});

function requireWholeNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new GraphQLError('A whole number was expected.');
}

function parseTimestamp(value: unknown): string {
  const timestamp = typeof value === 'string' ? toTimestamp(value) : undefined;
  if (timestamp) return timestamp;
  throw new GraphQLError('A timestamp like "2026-10-02T09:00:00+0000" was expected.');
}

function parseDate(value: unknown): string {
  if (typeof value === 'string' && isDate(value)) return value;
  throw new GraphQLError('A date like "2026-10-02" was expected.');
}
