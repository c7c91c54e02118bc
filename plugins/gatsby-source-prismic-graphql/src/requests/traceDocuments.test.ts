import { parse, print, stripIgnoredCharacters } from 'graphql';
import { fakeSchema } from '../../test/fakeSchema';
import { findDependencies, traceDocuments } from './traceDocuments';

const noEqual = () => undefined;

function trace(query: string): string | undefined {
  const traced = traceDocuments(parse(query), fakeSchema);
  return traced && stripIgnoredCharacters(print(traced.document));
}

test('adds the id to every document, also in links and fragments', () => {
  expect(
    trace(`{ article(uid: "a", lang: "is") { ...Whole } }
      fragment Whole on Article {
        related { __typename ... on Article { title } ... on _ExternalLink { url } ... on _Document { _meta { id: uid } } }
      }`),
  ).toBe(
    '{article(uid:"a" lang:"is"){...Whole _meta{documentId:id}}}fragment Whole on Article{related{__typename ' +
      '...on Article{title _meta{documentId:id}}...on _ExternalLink{url}...on _Document{_meta{id:uid}_meta{documentId:id}}}_meta{documentId:id}}',
  );
});

test.each([
  ['a list of all types', '{ _allDocuments { totalCount } }'],
  [
    'a document at the depth limit',
    `{ article(uid: "a", lang: "is") { ${'related { ... on Article { '.repeat(7)} title ${'} }'.repeat(7)} } }`,
  ],
])('%s cannot be traced', (_, query) => {
  expect(trace(query)).toBeUndefined();
});

test('adds the id to the documents of a list', () => {
  expect(trace('{ allArticles { edges { node { title } } } }')).toBe(
    '{allArticles{edges{node{title _meta{documentId:id}}}}}',
  );
});

test.each([
  ['(lang: $lang, where: {title_fulltext: "a"})', { keys: ['article is'] }],
  ['(lang: $lang, where: {related: $a, title: "b"})', { keys: ['article is related=a'] }],
  ['(where: {related: "a"})', { keys: ['article * related=a'] }],
  ['(lang: $lang, where: {related: $missing})', { keys: ['article is'] }],
  [
    '(lang: $lang, sortBy: title_ASC, first: 2, after: $a)',
    { keys: ['article is values:title'], order: { list: 'article is', field: 'title' } },
  ],
  [
    '(lang: $lang, sortBy: title_DESC, where: {text: "b", title: "c"})',
    {
      keys: ['article is values:title', 'article is values:text'],
      order: { list: 'article is', field: 'title' },
    },
  ],
  [
    '(lang: $lang, sortBy: meta_firstPublicationDate_ASC)',
    {
      keys: ['article is values:meta_firstpublicationdate'],
      order: { list: 'article is', field: 'meta_firstPublicationDate' },
    },
  ],
  [
    '(lang: $lang, sortBy: title_DESC, where: {text_fulltext: "b"})',
    {
      keys: ['article is values:title', 'article is values:text'],
      order: { list: 'article is', field: 'title' },
    },
  ],
  ['(lang: $lang, sortBy: title_DESC, where: {fulltext: "b"})', { keys: ['article is'] }],
  ['(lang: $lang, sortBy: title_DESC, where: {body: {label: "b"}})', { keys: ['article is'] }],
  ['(lang: $lang, sortBy: title_DESC, tags: ["b"])', { keys: ['article is'] }],
  ['(lang: $lang, sortBy: meta_lastPublicationDate_ASC)', { keys: ['article is'] }],
  ['(lang: "en-us")', { keys: ['article en-us'] }],
  ['(lang: "*")', { keys: ['article *'] }],
  ['', { keys: ['article *'] }],
  ['(lang: $missing)', { keys: ['article *'] }],
  ['(lang: $lang, uid_in: [$a, "b", "b", ""])', { keys: ['article is'], uids: 2 }],
  ['(uid_in: [$a])', { keys: ['article *'] }],
])('tells of which documents allArticles%s is', (args, list) => {
  const document = parse(`{ found: allArticles${args} { totalCount } }`);
  const variables = { lang: 'is', a: 'a' };
  expect(traceDocuments(document, fakeSchema)?.toLists(variables)).toEqual({ found: list });
});

test('a response depends on each of its documents once, and on nothing known if one is missing', () => {
  const related = { _meta: { documentId: 'B' }, title: 'Önnur' };
  const article = { _meta: { documentId: 'A' }, related, body: [{ primary: { related } }, null] };
  expect(findDependencies({ article }, {}, noEqual)).toEqual(['A', 'B']);
  expect(findDependencies({ article, other: null }, {}, noEqual)).toBeUndefined();
});

test('the response to an empty uid, as the pages of previews send it, depends on nothing', () => {
  const query = parse('query ($uid: String!) { article(uid: $uid, lang: "is") { title } }');
  const listsFor = (uid: string) => traceDocuments(query, fakeSchema)?.toLists({ uid }) ?? {};
  expect(findDependencies({ article: null }, listsFor(''), noEqual)).toEqual([]);
  expect(findDependencies({ article: null }, listsFor('a'), noEqual)).toBeUndefined();
});

test('a response depends on its lists, except on a list by uids that has found them all', () => {
  const articles = { edges: [{ node: { _meta: { documentId: 'A' } } }] };
  const dependencies = (list: { keys: string[]; uids?: number }) =>
    findDependencies({ articles }, { articles: list }, noEqual)?.sort();
  expect(dependencies({ keys: ['article is'] })).toEqual(['A', 'article is']);
  expect(dependencies({ keys: ['article is'], uids: 2 })).toEqual(['A', 'article is']);
  expect(dependencies({ keys: ['article is'], uids: 1 })).toEqual(['A']);
});

test('a list in an order depends on the documents that share their value with one that it shows', () => {
  const edges = ['A', 'B'].map((id) => ({ node: { _meta: { documentId: id } } }));
  const order = { list: 'article is', field: 'title' };
  const toEqual = (list: string, field: string, id: string) =>
    id === 'B' ? `${list} equals:${field}:xy` : undefined;
  const lists = { articles: { keys: ['article is values:title'], order } };
  expect(findDependencies({ articles: { edges } }, lists, toEqual)).toEqual([
    'article is values:title',
    'article is equals:title:xy',
    'A',
    'B',
  ]);
});
