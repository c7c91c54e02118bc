import { parse, print, stripIgnoredCharacters } from 'graphql';
import { fakeSchema } from '../../test/fakeSchema';
import { findDocuments, traceDocuments } from './traceDocuments';

function trace(query: string): string | undefined {
  const traced = traceDocuments(parse(query), fakeSchema);
  return traced && stripIgnoredCharacters(print(traced));
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
  ['a list', '{ article(uid: "a", lang: "is") { title } allArticles { totalCount } }'],
  ['a list of all types', '{ _allDocuments { totalCount } }'],
  [
    'a document at the depth limit',
    `{ article(uid: "a", lang: "is") { ${'related { ... on Article { '.repeat(7)} title ${'} }'.repeat(7)} } }`,
  ],
])('%s cannot be traced', (_, query) => {
  expect(trace(query)).toBeUndefined();
});

test('finds each document of a response once, and nothing if a document is missing', () => {
  const related = { _meta: { documentId: 'B' }, title: 'Önnur' };
  const article = { _meta: { documentId: 'A' }, related, body: [{ primary: { related } }, null] };
  expect(findDocuments({ article })).toEqual(['A', 'B']);
  expect(findDocuments({ article, other: null })).toBeUndefined();
});
