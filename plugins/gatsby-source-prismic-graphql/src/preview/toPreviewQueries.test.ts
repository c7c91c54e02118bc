import { buildSchema, parse, validate } from 'graphql';
import { fakeSchema } from '../../test/fakeSchema';
import type { PreviewQuery } from './PreviewManifest';
import { toPreviewQueries } from './toPreviewQueries';

/** The one part of a query that Prismic answers; it must be valid there. */
function toOnly(text: string): PreviewQuery {
  const [query, ...others] = toPreviewQueries(text, fakeSchema);
  if (!query || others.length > 0) throw new Error(`There are ${others.length + 1} of them.`);
  expect(validate(fakeSchema, parse(query.query))).toEqual([]);
  return query;
}

test('is in Prismic’s names, under its own, and as short as it can be', () => {
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

test('an alias of prismic is where the answer belongs, and two of them are two queries', () => {
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

test('other sources, the variables that they use and their fragments stay behind', () => {
  const { query, variables } = toOnly(`
    query Page($uid: String!, $width: Int) {
      site { siteMetadata { title } }
      image: file { ...Wide }
      prismic { article(uid: $uid, lang: "is") { ...Head } }
    }
    fragment Wide on File { resize(width: $width) { src } }
    fragment Head on PRISMIC_Article { title ...Lead }
    fragment Lead on PRISMIC_Article { text }
    fragment Unused on PRISMIC_Article { body { __typename } }
  `);
  expect(variables).toEqual(['uid']);
  expect(query).toBe(
    'query Page($uid:String!){article(uid:$uid lang:"is"){...Head}}' +
      'fragment Head on Article{title ...Lead}fragment Lead on Article{text}',
  );
});

test('the address of a document is asked as what tells whether it has changed', () => {
  const { query, urls } = toOnly(`{
    prismic {
      article(uid: "a", lang: "is") {
        _meta { id: uid address: url alternateLanguages { url } }
        related { ... on PRISMIC__ExternalLink { link: url } }
      }
    }
  }`);
  const ofDocument = 'documentUid:uid documentType:type documentLang:lang';
  expect(urls).toEqual(['address', 'url', 'link']);
  expect(query).toContain(
    `_meta{id:uid documentId:id alternateLanguages{documentId:id ${ofDocument}}${ofDocument}}`,
  );
  expect(query).toContain('...on _ExternalLink{link:url}');
});

test('types are read by every name that they are asked by', () => {
  const { typenames } = toOnly(`{
    prismic { article(uid: "a", lang: "is") { kind: __typename body { slice: __typename } } }
  }`);
  expect(typenames.sort()).toEqual(['__typename', 'kind', 'slice']);
});

test('what the repository does not have yet is not asked', () => {
  const older = buildSchema(
    'type Query { article(uid: String!): Article } type Article { a: Int }',
  );
  const text = `{ prismic { article(uid: "a") { a later } allProjects { edges { cursor } } } }`;
  expect(toPreviewQueries(text, older)[0]?.query).toBe('query Preview{article(uid:"a"){a}}');
  expect(toPreviewQueries('{ prismic { allProjects { totalCount } } }', older)).toEqual([]);
});

test.each([['{ site { buildTime } }'], ['fragment A on PRISMIC_Article { title }']])(
  'a query that asks nothing of Prismic has none: %s',
  (text) => {
    expect(toPreviewQueries(text, fakeSchema)).toEqual([]);
  },
);
