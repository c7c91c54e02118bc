import { introspectionFromSchema } from 'graphql';
import { fakeSchema } from '../test/fakeSchema';
import { planLists } from './planLists';
import type { PrismicPluginOptions } from './PrismicPluginOptions';

const repository = {
  introspection: introspectionFromSchema(fakeSchema),
  languages: ['is', 'en-us'],
};
const page = { type: 'Article', match: '/:uid', component: '/article.tsx' };
const toLangs = (options: PrismicPluginOptions) =>
  planLists(options, repository).map(({ list }) => list.lang);

test('a list is sorted by its type’s own enum, by publication unless told otherwise', () => {
  const [first, second] = planLists(
    { pages: [page, { ...page, type: 'Homepage' }, { ...page, sortBy: 'title_ASC' }] },
    repository,
  );
  expect(first?.list).toMatchObject({
    sortType: 'SortArticley',
    sortBy: 'meta_lastPublicationDate_ASC',
  });
  expect(second?.list).toMatchObject({ sortType: 'SortHomepagey' });
});

test('an entry is made in its own languages, else in all, else in the default one', () => {
  expect(toLangs({ pages: [{ ...page, langs: ['en-us'] }], langs: ['is'] })).toEqual(['en-us']);
  expect(toLangs({ pages: [page], langs: ['is', 'en-us'] })).toEqual(['is', 'en-us']);
  expect(toLangs({ pages: [page], defaultLang: 'is' })).toEqual(['is']);
  expect(toLangs({ pages: [page] })).toEqual([undefined]);
});

test('an unknown type stops with the types there are', () => {
  expect(() => planLists({ pages: [page, { ...page, type: 'News' }] }, repository)).toThrow(
    /pages\[1\] .* type 'News', which .* does not have.\nIts types are: Article, Homepage./,
  );
});

test('an unknown language stops with the languages there are', () => {
  expect(() => planLists({ pages: [page], langs: ['en-gb'] }, repository)).toThrow(
    /pages\[0\] .* language 'en-gb', which .* does not have.\nIts languages are: is, en-us./,
  );
});
