import type { GraphQLSchema } from 'graphql';
import {
  graphql,
  introspectionFromSchema,
  isIntrospectionType,
  isSpecifiedScalarType,
} from 'graphql';
import { fakeSchema } from '../test/fakeSchema';
import { createPrismicSchema } from './createPrismicSchema';

const mount = (answer: unknown): GraphQLSchema =>
  createPrismicSchema(introspectionFromSchema(fakeSchema), () => answer);

test('all is under one field, and no type keeps a name that another source may have', () => {
  const schema = mount({});
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['prismic']);

  const own = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .map(({ name }) => name);
  expect(own).toContain('PRISMIC_Query');
  expect(own).toContain('PRISMIC__Linkable');
  expect(own.filter((name) => !name.startsWith('PRISMIC_'))).toEqual(['Query']);
});

test('an answer in Prismic’s names is read by alias and by type', async () => {
  const schema = mount({
    first: {
      slices: [
        { __typename: 'ArticleBodyQuote', primary: { words: 'Já' } },
        { __typename: 'ArticleBodyImage' },
      ],
      related: { __typename: '_ExternalLink', url: 'https://a.is' },
      text: { __typename: 'not a type', left: 'alone' },
    },
  });
  const { data, errors } = await graphql({
    schema,
    source: `{
      prismic {
        first: article(uid: "a", lang: "is") {
          text
          slices: body {
            __typename
            ... on PRISMIC_ArticleBodyQuote { primary { words: text } }
          }
          related {
            ... on PRISMIC_Article { title }
            ... on PRISMIC__ExternalLink { url }
          }
        }
      }
    }`,
  });
  expect(errors).toBeUndefined();
  expect(data?.prismic).toEqual({
    first: {
      text: { __typename: 'not a type', left: 'alone' },
      slices: [
        { __typename: 'PRISMIC_ArticleBodyQuote', primary: { words: 'Já' } },
        { __typename: 'PRISMIC_ArticleBodyImage' },
      ],
      related: { url: 'https://a.is' },
    },
  });
});

test.each([
  ['PRISMIC_Json', 'unknown'],
  ['PRISMIC_DateTime', 'string'],
  ['PRISMIC_Long', 'number'],
])('graphqlTypegen writes %s as %s', (name, typescript) => {
  expect(mount({}).getType(name)?.extensions).toMatchObject({ codegenScalarType: typescript });
});
