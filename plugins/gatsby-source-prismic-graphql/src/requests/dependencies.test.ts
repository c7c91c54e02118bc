import { parse, print, stripIgnoredCharacters } from 'graphql';
import { fakeSchema } from '../../test/fakeSchema';
import { findDependencies, traceDocuments } from './dependencies';

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

test.each([
  ['(lang: $lang, where: {related: $a}, sortBy: title_ASC, first: 2)', { keys: ['article is'] }],
  ['(lang: "en-us")', { keys: ['article en-us'] }],
  ['(lang: "*")', { keys: ['article *'] }],
  ['', { keys: ['article *'] }],
  ['(lang: $missing)', { keys: ['article *'] }],
  ['(lang: $lang, uid_in: [$a, "b", "b", ""])', { keys: ['article is'], count: 2 }],
  ['(lang: $lang, id_in: [$a, "b"])', { keys: ['a', 'b'] }],
  ['(lang: $lang, id_in: [])', { keys: ['article is'] }],
  ['(uid_in: [$a])', { keys: ['article *'] }],
])('finds the keys of the list and the number of its uids in allArticles%s', (args, list) => {
  const document = parse(`{ found: allArticles${args} { totalCount } }`);
  const variables = { lang: 'is', a: 'a' };
  expect(traceDocuments(document, fakeSchema)?.toLists(variables)).toEqual({ found: list });
});

test('a response depends on each of its documents once, and on nothing known if one is missing', () => {
  const related = { _meta: { documentId: 'B' }, title: 'Önnur' };
  const article = { _meta: { documentId: 'A' }, related, body: [{ primary: { related } }, null] };
  expect(findDependencies({ article }, {})).toEqual(['A', 'B']);
  expect(findDependencies({ article, other: null }, {})).toBeUndefined();
});

test('the response to an empty uid, as the pages of previews send it, depends on nothing', () => {
  const query = parse('query ($uid: String!) { article(uid: $uid, lang: "is") { title } }');
  const listsFor = (uid: string) => traceDocuments(query, fakeSchema)?.toLists({ uid }) ?? {};
  expect(findDependencies({ article: null }, listsFor(''))).toEqual([]);
  expect(findDependencies({ article: null }, listsFor('a'))).toBeUndefined();
});

test('a response depends on its lists, except on a list by uids that has found them all', () => {
  const articles = { edges: [{ node: { _meta: { documentId: 'A' } } }] };
  const dependencies = (list: { keys: string[]; count?: number }) =>
    findDependencies({ articles }, { articles: list })?.sort();
  expect(dependencies({ keys: ['article is'] })).toEqual(['A', 'article is']);
  expect(dependencies({ keys: ['article is'], count: 2 })).toEqual(['A', 'article is']);
  expect(dependencies({ keys: ['article is'], count: 1 })).toEqual(['A']);
});

test('a response depends on the documents to which its texts link and on translations, unless a link is broken', () => {
  const toLink = (id: string, isBroken: boolean) => ({ link_type: 'Document', id, isBroken });
  const text = [{ spans: [{ data: toLink('B', false) }, { data: toLink('C', true) }] }];
  const alternateLanguages = [{ documentId: 'D' }];
  const article = { _meta: { documentId: 'A', alternateLanguages }, text };
  expect(findDependencies({ article }, {})?.sort()).toEqual(['A', 'B', 'D']);
});
