import { buildSchema, printSchema, printType, validateSchema } from 'graphql';
import { fakeField as field, fakeSchema } from '../../test/fakeSchema';
import { addCustomTypes } from './prismicSchemas';
import type { CustomType } from './customTypes';

const article: CustomType = {
  id: 'article',
  fields: [
    field('uid', 'UID'),
    field('title', 'StructuredText'),
    field('summary', 'Text'),
    field('published', 'Date'),
    field('rating', 'Number'),
    field('featured', 'Boolean'),
    field('cover', 'Image'),
    field('author', 'Link'),
    field('siteTitle', 'Text'),
    field('tags_list', 'Group', { fields: [field('label', 'Text'), field('target', 'Link')] }),
    field('body', 'Slices', {
      choices: [
        {
          id: 'quote',
          isShared: false,
          variations: [
            {
              id: 'quote',
              primary: [field('text', 'StructuredText')],
              items: [field('name', 'Text')],
            },
          ],
        },
        {
          id: 'hero',
          isShared: true,
          variations: [
            {
              id: 'default',
              primary: [field('title', 'StructuredText')],
              items: [field('link', 'Link')],
            },
          ],
        },
      ],
    }),
  ],
};

test('a repository without documents gets the schema that Prismic will generate', () => {
  const schema = addCustomTypes(buildSchema('type Query { _: Int }'), [article]);
  expect(validateSchema(schema)).toEqual([]);
  const print = (name: string) => {
    const type = schema.getType(name);
    return type ? printType(type).replace(/\s+/g, ' ') : undefined;
  };
  expect(print('Article')).toBe(
    'type Article implements _Document & _Linkable { title: Json summary: String published: Date ' +
      'rating: Float featured: Boolean cover: Json author: _Linkable tags_list: [ArticleTags_list!] ' +
      'body: [ArticleBody!] _meta: Meta! _linkType: String }',
  );
  expect(print('ArticleBody')).toBe('union ArticleBody = ArticleBodyQuote | ArticleBodyHero');
  expect(print('ArticleBodyQuote')).toBe(
    'type ArticleBodyQuote { type: String label: String primary: ArticleBodyQuotePrimary fields: [ArticleBodyQuoteFields!] }',
  );
  expect(print('ArticleBodyHero')).toBe(
    'type ArticleBodyHero { type: String label: String variation: ArticleBodyHeroVariation }',
  );
  expect(print('ArticleBodyHeroDefault')).toBe(
    'type ArticleBodyHeroDefault { primary: ArticleBodyHeroDefaultPrimary items: [ArticleBodyHeroDefaultItems!] }',
  );
  expect(print('WhereArticle')).toBe(
    'input WhereArticle { title_fulltext: String summary: String summary_fulltext: String ' +
      'published: Date published_before: Date published_after: Date rating: Float rating_lt: Float ' +
      'rating_gt: Float rating_range: [Float!] featured: Boolean author: String ' +
      'tags_list: WhereArticleTags_list }',
  );
  expect(print('SortArticley')).toMatch(/_DESC title_ASC title_DESC .* rating_ASC rating_DESC }$/);
  const { article: single, allArticles } = schema.getQueryType()?.getFields() ?? {};
  expect(single?.args.map(({ name }) => name)).toEqual(['uid', 'lang']);
  expect(allArticles?.args.map(({ name }) => name).slice(-6)).toEqual([
    'similar',
    'where',
    'before',
    'after',
    'first',
    'last',
  ]);
});

test('adds missing types and fields, and keeps the existing ones', () => {
  const schema = addCustomTypes(fakeSchema, [article, { id: 'landing-page', fields: [] }]);
  expect(validateSchema(schema)).toEqual([]);
  const text = printSchema(schema);
  expect(text).toMatch(/type Article [^}]*title: String[^}]*text: Json[^}]*author: _Linkable/);
  expect(text).toContain(
    'union ArticleBody = ArticleBodyQuote | ArticleBodyImage | ArticleBodyHero',
  );
  expect(schema.getQueryType()?.getFields()).toHaveProperty('allLandingPages');
  expect(schema.getQueryType()?.getFields()).not.toHaveProperty('landingPage');
  expect(schema.getType('GeoPoint')).toBeUndefined();
  expect(addCustomTypes(schema, [article])).toBe(schema);
});

test('of two fields or filters with the same name, only the first is in the schema', () => {
  const fields = [field('day', 'Date'), field('day_after', 'Text'), field('day', 'Number')];
  const schema = addCustomTypes(fakeSchema, [{ id: 'thing', fields }]);
  expect(validateSchema(schema)).toEqual([]);
  expect(printSchema(schema)).toMatch(/type Thing [^}]*day: Date\s+day_after: String\s+_meta/);
  expect(printSchema(schema)).toMatch(/input WhereThing {[^}]*day_after: Date\s/);
});
