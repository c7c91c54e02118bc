import { parse, print, stripIgnoredCharacters } from 'graphql';
import { fakeSchema } from '../test/fakeSchema';
import { findDocuments, traceDocuments } from './traceDocuments';

function trace(query: string): string | undefined {
  const traced = traceDocuments(parse(query), fakeSchema);
  return traced && stripIgnoredCharacters(print(traced));
}

test('every document that is selected from tells its id, through links and fragments too', () => {
  expect(
    trace(`{ article(uid: "a", lang: "is") { ...Whole } }
      fragment Whole on Article {
        related { __typename ... on Article { title } ... on _ExternalLink { url } ... on _Document { _meta { uid } } }
      }`),
  ).toBe(
    '{article(uid:"a" lang:"is"){...Whole _meta{id}}}fragment Whole on Article{related{__typename ' +
      '...on Article{title _meta{id}}...on _ExternalLink{url}...on _Document{_meta{uid}_meta{id}}}_meta{id}}',
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

test('an answer names each of its documents once; one that misses a document depends on others', () => {
  const related = { _meta: { id: 'B' }, title: 'Önnur' };
  const article = { _meta: { id: 'A' }, related, body: [{ primary: { related } }, null] };
  expect(findDocuments({ article })).toEqual(['A', 'B']);
  expect(findDocuments({ article, other: null })).toBeUndefined();
});
