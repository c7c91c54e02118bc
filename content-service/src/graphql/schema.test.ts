import path from 'node:path';
import { lexicographicSortSchema, printType, validateSchema } from 'graphql';
import type {
  GraphQLNamedType,
  GraphQLSchema,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLObjectType,
} from 'graphql';
import { cleanUp, field, testContent } from '../../test/content';
import type { TestContent } from '../../test/content';
import { recipeContent } from '../../test/recipes';
import { loadModel } from '../model/customTypes';
import type { Model } from '../model/customTypes';
import { hiddenTypes } from './names';
import { apiOf } from './schema';

afterAll(cleanUp);

const modelOf = ({ folder }: TestContent): Model =>
  loadModel(path.join(folder, 'customtypes'), path.join(folder, 'slices'));

const schemaOf = (model: Model): GraphQLSchema => apiOf(model).schema;

/** Returns a type as SDL without descriptions, on one line. */
function printed(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name);
  if (!type) throw new Error(`${name} is not in the schema`);
  return printType(type)
    .replace(/"""[^]*?"""/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function ownTypes(schema: GraphQLSchema, prefix: string): string[] {
  return Object.keys(schema.getTypeMap())
    .filter((name) => name.startsWith(prefix))
    .sort();
}

describe('a model with every kind of field', () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = schemaOf(modelOf(await recipeContent()));
  });

  test.each([
    'type Recipe implements _Document & _Linkable { title: Json text: Json photo: Json cook: _Linkable source: _Linkable file: _Linkable site: _Linkable cooked: Date moment: DateTime colour: String minutes: Float summary: String course: String vegan: Boolean video: Json place: GeoPoint rating: Json shop: Json ingredients: [RecipeIngredients!] body: [RecipeBody!] _meta: Meta! _linkType: String }',
    'type RecipeIngredients { name: String grams: Float maker: _Linkable }',
    'union RecipeBody = RecipeBodySideNote | RecipeBodyHero',
    'type RecipeBodySideNote { type: String label: String primary: RecipeBodySideNotePrimary fields: [RecipeBodySideNoteFields!] }',
    'type RecipeBodySideNotePrimary { text: Json }',
    'type RecipeBodySideNoteFields { shortLine: String }',
    'type RecipeBodyHero { type: String label: String variation: RecipeBodyHeroVariation }',
    'union RecipeBodyHeroVariation = RecipeBodyHeroDefault | RecipeBodyHeroPlainhero',
    'type RecipeBodyHeroDefault { primary: RecipeBodyHeroDefaultPrimary items: [RecipeBodyHeroDefaultItems!] }',
    'type RecipeBodyHeroDefaultItems { link: _Linkable }',
    'type RecipeBodyHeroPlainhero { primary: RecipeBodyHeroPlainheroPrimary }',
    'type GeoPoint { latitude: Float longitude: Float }',
    'type RecipeConnectionConnection { pageInfo: PageInfo! edges: [RecipeConnectionEdge] totalCount: Long! }',
    'type RecipeConnectionEdge { node: Recipe! cursor: String! }',
    'enum SortRecipey { meta_firstPublicationDate_ASC meta_firstPublicationDate_DESC meta_lastPublicationDate_ASC meta_lastPublicationDate_DESC title_ASC title_DESC text_ASC text_DESC cooked_ASC cooked_DESC moment_ASC moment_DESC minutes_ASC minutes_DESC summary_ASC summary_DESC course_ASC course_DESC }',
    'input WhereRecipe { title_fulltext: String text_fulltext: String cook: String source: String file: String site: String cooked: Date cooked_before: Date cooked_after: Date moment: DateTime moment_before: DateTime moment_after: DateTime minutes: Float minutes_lt: Float minutes_gt: Float minutes_range: [Float!] summary: String summary_fulltext: String course: String course_fulltext: String vegan: Boolean ingredients: WhereRecipeIngredients }',
    'input WhereRecipeIngredients { name: String name_fulltext: String grams: Float grams_lt: Float grams_gt: Float grams_range: [Float!] maker: String }',
    'type Settings implements _Document & _Linkable { motto: String _meta: Meta! _linkType: String }',
  ])('%s', (sdl) => {
    const [, name = ''] = /^\w+ (\w+)/.exec(sdl) ?? [];
    expect(printed(schema, name)).toBe(sdl);
  });

  test('is valid, and has a field for a single document only for types with a UID field', () => {
    expect(validateSchema(schema)).toEqual([]);
    const fields = schema.getQueryType()?.getFields() ?? {};
    expect(Object.keys(fields).sort().join()).toBe(
      '_allDocuments,allCooks,allNotes,allRecipes,allSettingss,cook,note,recipe',
    );
  });

  test.each([
    'recipe(uid: String!, lang: String!): Recipe',
    'allRecipes(sortBy: SortRecipey, uid: String, uid_in: [String!], id: String, id_in: [String!], lang: String, tags: [String!], tags_in: [String!], firstPublicationDate: DateTime, firstPublicationDate_after: DateTime, firstPublicationDate_before: DateTime, lastPublicationDate: DateTime, lastPublicationDate_after: DateTime, lastPublicationDate_before: DateTime, fulltext: String, similar: similar, where: WhereRecipe, before: String, after: String, first: Int, last: Int): RecipeConnectionConnection!',
    '_allDocuments(sortBy: SortDocumentsBy, type: String, type_in: [String!], id: String, id_in: [String!], lang: String, tags: [String!], tags_in: [String!], firstPublicationDate: DateTime, firstPublicationDate_after: DateTime, firstPublicationDate_before: DateTime, lastPublicationDate: DateTime, lastPublicationDate_after: DateTime, lastPublicationDate_before: DateTime, fulltext: String, similar: similar, before: String, after: String, first: Int, last: Int): _DocumentConnection!',
  ])('the query has the field %s', (sdl) => {
    expect(printed(schema, 'Query')).toContain(` ${sdl} `);
  });

  test("has Prismic's descriptions", () => {
    const where = schema.getType('WhereRecipe') as GraphQLInputObjectType;
    const described = Object.values(where.getFields()).filter(({ description }) => description);
    expect(described.map(({ name, description }) => [name, description])).toContainEqual([
      'cooked_before',
      'cooked',
    ]);
    expect(where.getFields().summary?.description).toBeUndefined();
    expect(where.getFields().vegan?.description).toBeUndefined();
    expect(schema.getType('_Linkable')?.description).toBe('A prismic link');
    const meta = schema.getType('Meta') as GraphQLObjectType;
    expect(meta.getFields().alternateLanguages?.description).toBe(
      'Alternate languages the document.',
    );
  });
});

describe('odd models', () => {
  test('a type with only a UID has its type and sort, but no where', () => {
    const content = testContent();
    content.writeType('empty', { Main: { uid: field('UID') } });
    const schema = schemaOf(modelOf(content));
    expect(printed(schema, 'Empty')).toBe(
      'type Empty implements _Document & _Linkable { _meta: Meta! _linkType: String }',
    );
    expect((schema.getType('SortEmptyy') as GraphQLEnumType).getValues()).toHaveLength(4);
    expect(schema.getType('WhereEmpty')).toBeUndefined();
    const args = schema
      .getQueryType()
      ?.getFields()
      .allEmptys?.args.map(({ name }) => name);
    expect(args).not.toContain('where');
    expect(schema.getType('Date')).toBeUndefined();
  });

  test('empty groups, slices and zones are left out', () => {
    const content = testContent();
    content.writeType('thing', {
      Main: {
        rows: field('Group', { fields: { inner: field('Group', { fields: {} }) } }),
        body: field('Slices', { choices: {} }),
        more: field('Slices', { choices: { bare: { type: 'Slice' } } }),
        shared: field('Slices', { choices: { hero: { type: 'SharedSlice' } } }),
      },
    });
    content.write('slices/Hero/model.json', {
      id: 'hero',
      variations: [
        {
          id: 'default',
          primary: { rows: field('Group', { fields: { a: field('Text') } }) },
          items: {},
        },
      ],
    });
    const schema = schemaOf(modelOf(content));
    expect(printed(schema, 'Thing')).toBe(
      'type Thing implements _Document & _Linkable { more: [ThingMore!] shared: [ThingShared!] _meta: Meta! _linkType: String }',
    );
    expect(ownTypes(schema, 'Thing').join()).toBe(
      'Thing,ThingConnectionConnection,ThingConnectionEdge,' +
        'ThingMore,ThingMoreBare,ThingShared,ThingSharedHero',
    );
    expect(printed(schema, 'ThingSharedHero')).toBe(
      'type ThingSharedHero { type: String label: String }',
    );
  });

  test('a type whose name is taken or invalid is left out and reported', () => {
    const content = testContent();
    for (const id of ['meta', 'query', 'my-page', 'myPage', '2020', 'page_info']) {
      content.writeType(id, { Main: { uid: field('UID'), text: field('Text') } });
    }
    content.writeType('mypage', { Main: {} });
    const model = modelOf(content);
    const schema = schemaOf(model);
    const documents = schema.getPossibleTypes(schema.getType('_Document') as never);
    expect(documents.map(({ name }: GraphQLNamedType) => name).sort()).toEqual([
      'MyPage',
      'Mypage',
      'Page_info',
    ]);
    const problems = hiddenTypes(model);
    expect(problems).toHaveLength(4);
    expect(problems.every(({ file, cause, remedy }) => file && cause && remedy)).toBe(true);
    expect(problems.map(({ cause }) => cause).join()).toContain('"meta" would be called "Meta"');
    expect(() => lexicographicSortSchema(schema)).not.toThrow();
  });

  test('nested types whose names are taken are left out, and the schema stays valid', () => {
    const content = testContent();
    const rows = field('Group', { fields: { a: field('Text') } });
    const zone = field('Slices', {
      choices: { q: { type: 'Slice', 'non-repeat': { a: field('Text') } } },
    });
    content.writeType('article', {
      Main: { x: rows, 'y-z': rows, y_z: rows, body: zone, 'x-x': rows },
    });
    for (const id of ['article-x', 'article-body', 'article-body-q', 'wherearticle']) {
      content.writeType(id, { Main: { uid: field('UID'), b: field('Text'), x: rows } });
    }
    const schema = schemaOf(modelOf(content));
    expect(validateSchema(schema)).toEqual([]);
    expect(printed(schema, 'Article')).not.toContain(' x:');
    expect(printed(schema, 'ArticleX')).toContain(' b: String');
    expect(printed(schema, 'WhereArticleX')).toContain(' b: String');
  });
});
