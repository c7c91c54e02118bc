import { fakeSchema } from '../../test/fakeSchema';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { planLists } from './planLists';

const schemas = { asked: fakeSchema, mounted: fakeSchema };
const plan = (options: PrismicPluginOptions) => planLists(options, schemas, ['is', 'en-us']);
const page = { type: 'Article', match: '/:uid', component: '/article.tsx' };
const toLangs = (options: PrismicPluginOptions) => plan(options).map(({ list }) => list?.lang);

test('a list is sorted by its type’s own enum, by publication unless told otherwise', () => {
  const [first, second] = plan({
    pages: [page, { ...page, type: 'Homepage' }, { ...page, sortBy: 'title_ASC' }],
  });
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
  expect(() => plan({ pages: [page, { ...page, type: 'News' }] })).toThrow(
    /pages\[1\] .* type 'News', which .* does not have.\nIts types are: Article, Homepage./,
  );
});

test('an unknown language stops with the languages there are', () => {
  expect(() => plan({ pages: [page], langs: ['en-gb'] })).toThrow(
    /pages\[0\] .* language 'en-gb', which .* does not have.\nIts languages are: is, en-us./,
  );
});

test('an unknown sort order stops with those there are', () => {
  expect(() => plan({ pages: [{ ...page, sortBy: 'titel_ASC' }] })).toThrow(
    /pages\[0\] .* sortBy 'titel_ASC', .* Article's: meta_lastPublicationDate_ASC, title_ASC/,
  );
});

describe('extra fields', () => {
  const both = [page, { ...page, type: 'Homepage' }];

  test('are asked of the types that have them, in Prismic’s names', () => {
    const extraPageFields = 'title text related { ... on PRISMIC_Article { title } }';
    const [article, homepage] = plan({ pages: both, extraPageFields });
    expect(article?.list?.selection?.replace(/\s+/g, ' ')).toBe(
      'title text related { __typename ... on Article { title } }',
    );
    expect(article?.keys).toEqual(['title', 'text', 'related']);
    expect(homepage).toMatchObject({ list: { selection: 'title' }, keys: ['title'] });
  });

  test.each([
    ['titel', /asks for 'titel', which no type of these pages has/],
    ['title { text }', /cannot be asked of Article: Field "title" must not have a selection/],
    ['type: text', /'type', a name that the page's context uses itself.*\n.*'typeField: type'/],
  ])('%s stops', (extraPageFields, message) => {
    expect(() => plan({ pages: both, extraPageFields })).toThrow(message);
  });

  test('of one entry are its own', () => {
    const [first, second] = plan({
      pages: [{ ...page, extraPageFields: 'text' }, page],
      extraPageFields: 'title',
    });
    expect([first?.list?.selection, second?.list?.selection]).toEqual(['text', 'title']);
  });
});
