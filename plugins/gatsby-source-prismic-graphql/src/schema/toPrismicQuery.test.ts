import type { GraphQLResolveInfo } from 'graphql';
import {
  extendSchema,
  graphql,
  parse,
  print as printQuery,
  stripIgnoredCharacters,
  validate,
} from 'graphql';
import { fakeSchema } from '../../test/fakeSchema';
import { createPrismicSchema } from './createPrismicSchema';
import { toPrismicQuery, toVariables } from './toPrismicQuery';

/** Returns Prismic's query. `extension` has fields that a site adds with `createResolvers`. */
async function print(
  source: string,
  variableValues = {},
  extension?: string,
  repository = fakeSchema,
) {
  const infos: GraphQLResolveInfo[] = [];
  const mounted = createPrismicSchema(
    repository,
    (_s, _a, _c, info) => {
      infos.push(info);
      return Promise.resolve({});
    },
    () => null,
  );
  const schema = extension ? extendSchema(mounted, parse(extension)) : mounted;
  expect(validate(schema, parse(source))).toEqual([]);
  await graphql({ schema, source, variableValues });
  return infos.flatMap((info) => {
    const converted = toPrismicQuery(info, repository);
    if (!converted) return [];
    const query = stripIgnoredCharacters(printQuery(converted.document));
    return [{ query, variables: toVariables(converted, info.variableValues) }];
  });
}

test('keeps aliases, arguments and literals', async () => {
  const [request] = await print(`{
    prismic {
      news: allArticles(first: 2, sortBy: title_ASC, where: { title_fulltext: "a  #b" }, tags: ["x"]) {
        all: totalCount
      }
    }
  }`);
  expect(request).toEqual({
    query:
      '{news:allArticles(first:2 sortBy:title_ASC where:{title_fulltext:"a  #b"}tags:["x"]){all:totalCount}}',
    variables: {},
  });
});

test('removes the prefix of types, and adds __typename to abstract types', async () => {
  const [request] = await print(`{
    prismic {
      article(uid: "a", lang: "is") {
        related { ... on PRISMIC__ExternalLink { url } }
        body { ... on PRISMIC_ArticleBodyQuote { primary { text } } }
      }
    }
  }`);
  expect(request?.query).toBe(
    '{article(uid:"a" lang:"is"){related{__typename ...on _ExternalLink{url}}' +
      'body{__typename ...on ArticleBodyQuote{primary{text}}}}}',
  );
});

test('contains each fragment that it uses once, also nested fragments, and no other fragments', async () => {
  const [request] = await print(`
    query { __schema { ...Elsewhere } prismic { article(uid: "a", lang: "is") { ...Title ...Whole } } }
    fragment Elsewhere on __Schema { queryType { name } }
    fragment Whole on PRISMIC_Article { ...Title text }
    fragment Title on PRISMIC_Article { title }
  `);
  expect(request?.query).toBe(
    '{article(uid:"a" lang:"is"){...Title ...Whole}}' +
      'fragment Whole on Article{...Title text}fragment Title on Article{title}',
  );
});

test('contains only the variables that it uses, with Prismic’s types', async () => {
  const [request] = await print(
    `query ($uid: String!, $lang: String!, $sort: PRISMIC_SortArticley = title_DESC, $with: Boolean!, $n: String!) {
      type: __type(name: $n) { name }
      prismic {
        article(uid: $uid, lang: $lang) { title @include(if: $with) }
        allArticles(sortBy: $sort) { totalCount }
      }
    }`,
    { uid: 'a', lang: 'is', with: true, n: 'x', other: 1 },
  );
  expect(request).toEqual({
    query:
      'query($uid:String!$lang:String!$sort:SortArticley=title_DESC$with:Boolean!)' +
      '{article(uid:$uid lang:$lang){title@include(if:$with)}allArticles(sortBy:$sort){totalCount}}',
    variables: { uid: 'a', lang: 'is', sort: 'title_DESC', with: true },
  });
});

test('merges repeated prismic fields, and keeps two aliases separate', async () => {
  const requests = await print(`
    query { prismic { _allDocuments { totalCount } } ...More other: prismic { allHomepages { totalCount } } }
    fragment More on Query { prismic { allArticles { totalCount } } }
  `);
  expect(requests.map(({ query }) => query)).toEqual([
    '{_allDocuments{totalCount}allArticles{totalCount}}',
    '{allHomepages{totalCount}}',
  ]);
});

test('omits fields that Prismic does not have', async () => {
  const [request] = await print(
    '{ prismic { article(uid: "a", lang: "is") { file { size } } allArticles { totalCount } } }',
    {},
    'type File { size: Int } extend type PRISMIC_Article { file: File }',
  );
  expect(request?.query).toBe('{article(uid:"a" lang:"is"){__typename}allArticles{totalCount}}');
});

describe('the url of a document', () => {
  test('is replaced by the id with the same directives, and other fields named url stay', async () => {
    const [request] = await print(
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
    expect(request?.query).toBe(
      'query($with:Boolean!){article(uid:"a" lang:"is"){' +
        '_meta{documentId:id id:uid alternateLanguages{documentId:id documentId:id@include(if:$with)}}' +
        'related{__typename ...on Article{...Named}...on _ExternalLink{url}}}' +
        'allArticles{edges{node{...Named}}}}' +
        'fragment Named on Article{_meta{id documentId:id}}',
    );
  });

  test('stays if Prismic has a url field itself', async () => {
    const [request] = await print(
      '{ prismic { article(uid: "a", lang: "is") { _meta { url } } } }',
      {},
      undefined,
      extendSchema(fakeSchema, parse('extend type Meta { url: String }')),
    );
    expect(request?.query).toBe('{article(uid:"a" lang:"is"){_meta{url}}}');
  });
});
