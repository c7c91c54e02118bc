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
import { startContentService } from '../src/startContentService';
import type { ContentService } from '../src/startContentService';
import { queryGraphqlData, get } from './requests';
import { serve, testContent } from './content';
import type { TestContent } from './content';
import { recipeContent } from './recipes';
import { writeOddNames } from './models/oddNames';

// These tests work like a code generator: they read the schema by introspection, check a site's
// queries against it, and make queries and types of every field.

const contents: TestContent[] = [];
const services: ContentService[] = [];
afterAll(async () => {
  await Promise.all(services.map((service) => service.close()));
  contents.forEach(({ remove }) => remove());
});

async function start(content: TestContent): Promise<ContentService> {
  contents.push(content);
  const service = await serve(content);
  services.push(service);
  return service;
}

/** Reads the schema by introspection with the newest options, like a generator. */
async function clientSchema(service: ContentService): Promise<GraphQLSchema> {
  const query = getIntrospectionQuery({
    descriptions: true,
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
  });
  const { body, status } = await get(
    service,
    '/graphql',
    { query, operationName: 'IntrospectionQuery' },
    { 'prismic-ref': service.ref() },
  );
  expect(status).toBe(200);
  return buildClientSchema(body.data as unknown as IntrospectionQuery);
}

/** Returns a query for every field down to a depth, like tools that select everything. */
function everything(schema: GraphQLSchema, levels: number): string {
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

describe.each([
  ['every kind of field', recipeContent],
  ['odd names', () => Promise.resolve(filled(writeOddNames))],
])('%s', (_what, make) => {
  let service: ContentService;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    service = await start(await make());
    schema = await clientSchema(service);
  });

  test('the schema from introspection is complete and valid', () => {
    expect(validateSchema(schema)).toEqual([]);
    // Generators write the schema to a file and read it again.
    const printed = printSchema(lexicographicSortSchema(schema));
    expect(printSchema(lexicographicSortSchema(buildSchema(printed)))).toBe(printed);
  });

  test('a query for every field of the schema works', async () => {
    const query = everything(schema, 6);
    expect(validate(schema, parse(query))).toEqual([]);
    const { status, body } = await get(
      service,
      '/graphql',
      { query },
      {
        'prismic-ref': service.ref(),
      },
    );
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
  });
});

function filled(writeModel: (content: TestContent) => void): TestContent {
  const content = testContent();
  writeModel(content);
  return content;
}

// These queries resemble those of sites on Prismic: lists by page, a page by its uid, the languages
// of a page, navigation, search, slices and linked documents.
const realQueries = [
  `query AllRecipes($after: String, $lang: String) {
    allRecipes(sortBy: meta_lastPublicationDate_ASC, first: 20, after: $after, lang: $lang) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { cursor node { _meta { id uid lang type tags alternateLanguages { uid lang type } } title } }
    }
  }`,
  `query Recipe($uid: String!, $lang: String!) {
    recipe(uid: $uid, lang: $lang) {
      ...recipeFields
      body { __typename ...sideNote ...hero }
    }
  }
  fragment recipeFields on Recipe { title text photo cooked cook { ...person } }
  fragment person on _Linkable { _linkType ... on Cook { name _meta { uid type lang } } }
  fragment sideNote on RecipeBodySideNote { type label primary { text } fields { shortLine } }
  fragment hero on RecipeBodyHero {
    type
    variation {
      ... on RecipeBodyHeroDefault { primary { heading } items { link { ...target } } }
      ... on RecipeBodyHeroPlainhero { primary { heading } }
    }
  }
  fragment target on _Linkable {
    __typename
    ... on _ExternalLink { url target }
    ... on _FileLink { name url size }
    ... on _ImageLink { name url size width height }
    ... on _Document { _meta { uid type lang } }
  }`,
  `query Search($words: String!, $first: Int = 5) {
    _allDocuments(fulltext: $words, first: $first, lang: "*", sortBy: meta_firstPublicationDate_DESC) {
      totalCount
      edges { node { __typename _meta { uid type } ... on Recipe { title } ... on Cook { name } } }
    }
  }`,
  `query Filtered($where: WhereRecipe, $tags: [String!], $withPhoto: Boolean!) {
    allRecipes(where: $where, tags_in: $tags) {
      edges { node { title photo @include(if: $withPhoto) ingredients { name grams maker { _linkType } } } }
    }
  }`,
];

test.each(realQueries)('a real query is valid and works: %#', async (query) => {
  const service = await start(await recipeContent());
  const schema = await clientSchema(service);
  expect(validate(schema, parse(query))).toEqual([]);
  const data = await queryGraphqlData(service, query, {
    after: '',
    lang: 'is',
    uid: 'kjotsupa',
    words: 'kjötsúpa',
    where: { minutes_gt: 10 },
    tags: null,
    withPhoto: false,
  });
  expect(JSON.stringify(data)).not.toBe('{}');
});

test('the sample content has documents of every type in its schema', async () => {
  const service = await startContentService({ port: 0, watch: false });
  services.push(service);
  const schema = await clientSchema(service);
  const lists = Object.keys(schema.getQueryType()?.getFields() ?? {}).filter((name) =>
    /^(?:all|_all)/.test(name),
  );
  const query = `{ ${lists.map((name) => `${name}(lang: "*") { totalCount }`).join(' ')} }`;
  const data = (await queryGraphqlData(service, query)) as Record<string, { totalCount: number }>;
  expect(Object.keys(data)).toEqual(lists);
  const { _allDocuments: all, ...types } = data;
  const sum = Object.values(types).reduce((total, { totalCount }) => total + totalCount, 0);
  expect(all?.totalCount).toBe(sum);
  expect(sum).toBe(service.documentCount());
});
