import type { GraphQLSchema } from 'graphql';
import { graphql, isIntrospectionType, isSpecifiedScalarType } from 'graphql';
import { fakeSchema } from '../../test/fakeSchema';
import { createPrismicSchema } from './createPrismicSchema';

const mount = (response: unknown): GraphQLSchema =>
  createPrismicSchema(
    fakeSchema,
    () => response,
    () => '/ha-frettir/a/',
  );

test('the query type has only the field prismic, and every other type has the prefix', () => {
  const schema = mount({});
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['prismic']);

  const own = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .map(({ name }) => name);
  expect(own).toContain('PRISMIC_Query');
  expect(own).toContain('PRISMIC__Linkable');
  expect(own.filter((name) => !name.startsWith('PRISMIC_'))).toEqual(['Query']);
});

test('reads a response with Prismic’s type names by alias and by type', async () => {
  const schema = mount({
    first: {
      slices: [
        { __typename: 'ArticleBodyQuote', primary: { quote: 'Já' } },
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
            ... on PRISMIC_ArticleBodyQuote { primary { quote: text } }
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
        { __typename: 'PRISMIC_ArticleBodyQuote', primary: { quote: 'Já' } },
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
