import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  lexicographicSortSchema,
  parse,
  printSchema,
  validate,
  validateSchema,
} from 'graphql';
import type { GraphQLNamedType, GraphQLSchema, IntrospectionQuery } from 'graphql';
import type { ContentService } from '../src/startContentService';
import { queryGraphql } from './requests';
import { cleanUp, serve } from './content';
import type { TestContent } from './content';
import { recipeContent } from './recipes';

// These tests work like a code generator: they read the schema by introspection, and query every
// field.

let content: TestContent;
let service: ContentService;
let schema: GraphQLSchema;
beforeAll(async () => {
  content = await recipeContent();
  service = await serve(content);
  const query = getIntrospectionQuery({
    descriptions: true,
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
  });
  const { body } = await queryGraphql(service, query);
  schema = buildClientSchema(body.data as unknown as IntrospectionQuery);
});
afterAll(cleanUp);

/** Returns a query for every field down to a depth, like tools that select everything. */
function everything(levels: number): string {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ args }) => !args.some(isRequiredArgument))
    .map(({ name, type }) => `${name} ${selection(getNamedType(type), levels) ?? ''}`);
  return `{ ${fields.join(' ')} }`;
}

/** Returns the selection for a type: empty for a scalar, undefined if it would be too deep. */
function selection(type: GraphQLNamedType, levels: number): string | undefined {
  if (isLeafType(type)) return '';
  if (levels === 0) return undefined;
  if (isAbstractType(type)) return '{ __typename }';
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const selected = fields.flatMap((field) => {
    const inner = selection(getNamedType(field.type), levels - 1);
    return inner === undefined ? [] : `${field.name} ${inner}`;
  });
  return `{ __typename ${selected.join(' ')} }`;
}

test('the schema from introspection is complete and valid', () => {
  expect(validateSchema(schema)).toEqual([]);
  // Generators write the schema to a file and read it again.
  const printed = printSchema(lexicographicSortSchema(schema));
  expect(printSchema(lexicographicSortSchema(buildSchema(printed)))).toBe(printed);
});

test('a query for every field of the schema works', async () => {
  const query = everything(6);
  expect(validate(schema, parse(query))).toEqual([]);
  const { status, body } = await queryGraphql(service, query);
  expect([status, body.errors]).toEqual([200, undefined]);
});
