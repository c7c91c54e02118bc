import { fakeSchema } from '../../test/fakeSchema';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { planEntries } from './planLists';

const schemas = { repository: fakeSchema, mounted: fakeSchema };
const plan = (options: PrismicPluginOptions) => planEntries(options, schemas, ['is', 'en-us']);
const page = { type: 'Article', match: '/:uid', component: '/article.tsx' };

test('a list uses its type’s sort enum, and sorts by the last publication by default', () => {
  const [first, second] = plan({
    pages: [page, { ...page, type: 'Homepage' }, { ...page, sortBy: 'title_ASC' }],
  });
  expect(first?.list).toMatchObject({
    sortType: 'SortArticley',
    sortBy: 'meta_lastPublicationDate_ASC',
  });
  expect(second?.list).toMatchObject({ sortType: 'SortHomepagey' });
});

test('uses the entry’s langs, else the plugin’s langs, else defaultLang, else the master language', () => {
  const pages = [page, { ...page, langs: ['is'] }];
  const langsOf = (options: PrismicPluginOptions) =>
    plan({ pages, ...options }).map(({ langs }) => langs);
  expect(langsOf({ langs: ['en-us'], defaultLang: 'is' })).toEqual([['en-us'], ['is']]);
  expect(langsOf({ defaultLang: 'en-us' })).toEqual([['en-us'], ['is']]);
  expect(langsOf({})).toEqual([['is'], ['is']]);
});

test('the error for an unknown type lists the known types', () => {
  expect(() => plan({ pages: [page, { ...page, type: 'News' }] })).toThrow(
    /pages\[1\] .* type 'News', which .* does not have.\nIts types are: Article, Homepage./,
  );
});

test('the error for an unknown language lists the known languages', () => {
  expect(() => plan({ pages: [page], langs: ['en-gb'] })).toThrow(
    /pages\[0\] .* language 'en-gb', which .* does not have.\nIts languages are: is, en-us./,
  );
});

test('the error for an unknown sort order lists the known sort orders', () => {
  expect(() => plan({ pages: [{ ...page, sortBy: 'titel_ASC' }] })).toThrow(
    /pages\[0\] .* sortBy 'titel_ASC', which Article .* are: meta_firstPublicationDate_ASC, .* title_ASC,/,
  );
});

describe('a required field', () => {
  const isFilled = () => true;

  test('is selected under its own alias, and is not in the context', () => {
    const required = { field: 'title', isFilled };
    const [alone, beside] = plan({
      pages: [
        { ...page, required },
        { ...page, required, extraPageFields: 'text' },
      ],
    });
    expect(alone).toMatchObject({ list: { selection: 'requiredField: title' }, keys: [] });
    expect(beside).toMatchObject({
      list: { selection: 'text requiredField: title' },
      keys: ['text'],
    });
  });

  test('that the type does not have is an error', () => {
    expect(() => plan({ pages: [{ ...page, required: { field: 'titel', isFilled } }] })).toThrow(
      /required of pages\[0\] in the plugin options is not a valid selection of Article: Cannot query field "titel"/,
    );
  });
});

describe('extra fields', () => {
  const both = [page, { ...page, type: 'Homepage' }];

  test('are selected on the types that have them, with Prismic’s type names', () => {
    const extraPageFields = 'title text related { ... on PRISMIC_Article { title } }';
    const [article, homepage] = plan({ pages: both, extraPageFields });
    expect(article?.list?.selection?.replace(/\s+/g, ' ')).toBe(
      'title text related { __typename ... on Article { title } }',
    );
    expect(article?.keys).toEqual(['title', 'text', 'related']);
    expect(homepage).toMatchObject({ list: { selection: 'title' }, keys: ['title'] });
  });

  test.each([
    ['titel', /selects 'titel', but no type that the option applies to has this field/],
    ['title {', /must be GraphQL fields, .* Syntax Error/],
    [
      'title { text }',
      /is not a valid selection of Article: Field "title" must not have a selection/,
    ],
    ['type: text', /'type', a name that the page context already uses.*\n.*'typeField: type'/],
  ])('%s is an error', (extraPageFields, message) => {
    expect(() => plan({ pages: both, extraPageFields })).toThrow(message);
  });

  test('of an entry replace the fields of the plugin', () => {
    const [first, second] = plan({
      pages: [{ ...page, extraPageFields: 'text' }, page],
      extraPageFields: 'title',
    });
    expect([first?.list?.selection, second?.list?.selection]).toEqual(['text', 'title']);
  });
});
