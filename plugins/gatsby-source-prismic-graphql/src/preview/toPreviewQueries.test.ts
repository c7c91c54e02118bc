import { buildSchema, extendSchema, parse, validate } from 'graphql';
import { fakeSchema } from '../../test/fakeSchema';
import type { PreviewQuery } from './previewRequests';
import { toPreviewQueries } from './toPreviewQueries';

/** Returns the only query for Prismic, which must be valid in Prismic's schema. */
function toOnly(text: string): PreviewQuery {
  const [query, ...others] = toPreviewQueries(text, fakeSchema);
  if (!query || others.length > 0) throw new Error(`There are ${others.length + 1} queries.`);
  expect(validate(fakeSchema, parse(query.query))).toEqual([]);
  return query;
}

test('has Prismic’s type names, the page query’s name and no white space', () => {
  const text = `query ArticlePage($uid: String!) {
    prismic {
      article(uid: $uid, lang: "is") { heading: title related { ... on PRISMIC_Article { title } } }
    }
  }`;
  expect(toOnly(text)).toEqual({
    key: 'prismic',
    query:
      'query ArticlePage($uid:String!){article(uid:$uid lang:"is"){heading:title related{__typename ...on Article{title}}}}',
    variables: ['uid'],
    typenames: ['__typename'],
    urls: [],
  });
});

test('each alias of prismic is a separate query', () => {
  const text = `{
    news: prismic { allArticles { totalCount } }
    front: prismic { allHomepages { totalCount } }
    news: prismic { allArticles { pageInfo { hasNextPage } } }
  }`;
  const queries = toPreviewQueries(text, fakeSchema);
  expect(queries.map(({ key }) => key)).toEqual(['news', 'front']);
  expect(queries[0]?.query).toBe(
    'query Preview{allArticles{totalCount}allArticles{pageInfo{hasNextPage}}}',
  );
});

test('each image has a name of its own in the query, with what the query selects of it', () => {
  const schema = extendSchema(fakeSchema, parse('extend type Article { photo: Json }'));
  const [query] = toPreviewQueries(
    `query ($width: Int) {
      prismic {
        article(uid: "a", lang: "is") {
          photo
          photoSharp { childImageSharp { small: gatsbyImageData(width: 90, layout: FIXED) } }
          face: photoSharp(crop: "face") { ...Data }
        }
      }
      file { childImageSharp { id } }
    }
    fragment Data on PRISMIC__GatsbyImage { gatsbyImageData(width: $width) }`,
    schema,
  );
  expect(query?.query).toBe(
    'query Preview{article(uid:"a" lang:"is"){photo photoSharp__0:photo face__1:photo}}',
  );
  expect(query?.variables).toEqual([]);
  const small = { key: 'small', options: { width: 90, layout: 'FIXED' } };
  expect(query?.images).toEqual({
    photoSharp__0: { key: 'photoSharp', fields: [{ key: 'childImageSharp', fields: [small] }] },
    face__1: { key: 'face', crop: 'face', fields: [{ key: 'gatsbyImageData', options: {} }] },
  });
});

test('replaces the url of a document with the fields that identify the document', () => {
  const { query, urls } = toOnly(`{
    prismic {
      article(uid: "a", lang: "is") {
        _meta { id: uid address: url alternateLanguages { url } }
        related { ... on PRISMIC__ExternalLink { link: url } }
      }
    }
  }`);
  const documentFields = 'documentUid:uid documentType:type documentLang:lang';
  expect(urls).toEqual(['address', 'url', 'link']);
  expect(query).toContain(
    `_meta{id:uid documentId:id alternateLanguages{documentId:id ${documentFields}}${documentFields}}`,
  );
  expect(query).toContain('...on _ExternalLink{link:url}');
});

test('lists every alias of __typename', () => {
  const { typenames } = toOnly(`{
    prismic { article(uid: "a", lang: "is") { kind: __typename body { slice: __typename } } }
  }`);
  expect(typenames.sort()).toEqual(['__typename', 'kind', 'slice']);
});

test('omits fields and types that the repository does not have yet', () => {
  const older = buildSchema(
    'type Query { article(uid: String!): Article } type Article { a: Int }',
  );
  const text = `{ prismic { article(uid: "a") { a b } allProjects { edges { cursor } } } }`;
  expect(toPreviewQueries(text, older)[0]?.query).toBe('query Preview{article(uid:"a"){a}}');
  expect(toPreviewQueries('{ prismic { allProjects { totalCount } } }', older)).toEqual([]);
});

test.each([['{ site { buildTime } }'], ['fragment A on PRISMIC_Article { title }']])(
  'a query without a prismic field has no queries: %s',
  (text) => {
    expect(toPreviewQueries(text, fakeSchema)).toEqual([]);
  },
);
