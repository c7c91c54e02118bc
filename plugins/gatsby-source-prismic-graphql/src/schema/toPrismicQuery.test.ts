import type { GraphQLResolveInfo } from 'graphql';
import {
  extendSchema,
  graphql,
  introspectionFromSchema,
  parse,
  stripIgnoredCharacters,
  validate,
} from 'graphql';
import { fakeSchema } from '../../test/fakeSchema';
import { createPrismicSchema } from './createPrismicSchema';
import { toPrismicQuery } from './toPrismicQuery';

/** What is asked of Prismic when Gatsby runs a query; `extension` stands for `createResolvers`. */
async function print(
  source: string,
  variableValues = {},
  extension?: string,
  repository = fakeSchema,
) {
  const asked: GraphQLResolveInfo[] = [];
  const mounted = createPrismicSchema(
    introspectionFromSchema(repository),
    (_s, _a, _c, info) => {
      asked.push(info);
      return Promise.resolve({});
    },
    () => null,
  );
  const schema = extension ? extendSchema(mounted, parse(extension)) : mounted;
  expect(validate(schema, parse(source))).toEqual([]);
  await graphql({ schema, source, variableValues });
  return asked.flatMap((info) => {
    const question = toPrismicQuery(info, repository);
    return question ? [{ ...question, query: stripIgnoredCharacters(question.query) }] : [];
  });
}

test('aliases, arguments and literals stay as they are', async () => {
  const [asked] = await print(`{
    prismic {
      news: allArticles(first: 2, sortBy: title_ASC, where: { title_fulltext: "a  #b" }, tags: ["x"]) {
        all: totalCount
      }
    }
  }`);
  expect(asked).toEqual({
    query:
      '{news:allArticles(first:2 sortBy:title_ASC where:{title_fulltext:"a  #b"}tags:["x"]){all:totalCount}}',
    variables: {},
  });
});

test('types lose their prefix, and abstract ones tell which they are', async () => {
  const [asked] = await print(`{
    prismic {
      article(uid: "a", lang: "is") {
        related { ... on PRISMIC__ExternalLink { url } }
        body { ... on PRISMIC_ArticleBodyQuote { primary { text } } }
      }
    }
  }`);
  expect(asked?.query).toBe(
    '{article(uid:"a" lang:"is"){related{__typename ...on _ExternalLink{url}}' +
      'body{__typename ...on ArticleBodyQuote{primary{text}}}}}',
  );
});

test('fragments go along, through one another, each once; those used elsewhere do not', async () => {
  const [asked] = await print(`
    query { __schema { ...Elsewhere } prismic { article(uid: "a", lang: "is") { ...Title ...Whole } } }
    fragment Elsewhere on __Schema { queryType { name } }
    fragment Whole on PRISMIC_Article { ...Title text }
    fragment Title on PRISMIC_Article { title }
  `);
  expect(asked?.query).toBe(
    '{article(uid:"a" lang:"is"){...Title ...Whole}}' +
      'fragment Title on Article{title}fragment Whole on Article{...Title text}',
  );
});

test('only the variables in use go along, with the types of Prismic', async () => {
  const [asked] = await print(
    `query ($uid: String!, $lang: String!, $sort: PRISMIC_SortArticley = title_DESC, $with: Boolean!, $n: String!) {
      type: __type(name: $n) { name }
      prismic {
        article(uid: $uid, lang: $lang) { title @include(if: $with) }
        allArticles(sortBy: $sort) { totalCount }
      }
    }`,
    { uid: 'a', lang: 'is', with: true, n: 'x', other: 1 },
  );
  expect(asked).toEqual({
    query:
      'query($uid:String!$lang:String!$sort:SortArticley=title_DESC$with:Boolean!)' +
      '{article(uid:$uid lang:$lang){title@include(if:$with)}allArticles(sortBy:$sort){totalCount}}',
    variables: { uid: 'a', lang: 'is', sort: 'title_DESC', with: true },
  });
});

test('one field in two places is asked once, two aliases twice', async () => {
  const asked = await print(`
    query { prismic { _allDocuments { totalCount } } ...More other: prismic { allHomepages { totalCount } } }
    fragment More on Query { prismic { allArticles { totalCount } } }
  `);
  expect(asked.map(({ query }) => query)).toEqual([
    '{_allDocuments{totalCount}allArticles{totalCount}}',
    '{allHomepages{totalCount}}',
  ]);
});

test('fields that Prismic does not have are not asked of it', async () => {
  const [asked] = await print(
    '{ prismic { article(uid: "a", lang: "is") { file { size } } allArticles { totalCount } } }',
    {},
    'type File { size: Int } extend type PRISMIC_Article { file: File }',
  );
  expect(asked?.query).toBe('{article(uid:"a" lang:"is"){__typename}allArticles{totalCount}}');
});

describe('the url of a document', () => {
  test('is asked for as its id, whatever else has that name, and keeps its directives', async () => {
    const [asked] = await print(
      `query ($with: Boolean!) {
        prismic {
          article(uid: "a", lang: "is") {
            _meta { url id: uid alternateLanguages { url link: url @include(if: $with) } }
            related { ... on PRISMIC_Article { ...Named } ... on PRISMIC__ExternalLink { url } }
          }
          allArticles { edges { node { ...Named } } }
        }
      }
      fragment Named on PRISMIC_Article { _meta { id url } }`,
      { with: true },
    );
    expect(asked?.query).toBe(
      'query($with:Boolean!){article(uid:"a" lang:"is"){' +
        '_meta{documentId:id id:uid alternateLanguages{documentId:id documentId:id@include(if:$with)}}' +
        'related{__typename ...on Article{...Named}...on _ExternalLink{url}}}' +
        'allArticles{edges{node{...Named}}}}' +
        'fragment Named on Article{_meta{id documentId:id}}',
    );
  });

  test('is asked for as it is where Prismic has one itself', async () => {
    const [asked] = await print(
      '{ prismic { article(uid: "a", lang: "is") { _meta { url } } } }',
      {},
      undefined,
      extendSchema(fakeSchema, parse('extend type Meta { url: String }')),
    );
    expect(asked?.query).toBe('{article(uid:"a" lang:"is"){_meta{url}}}');
  });
});
