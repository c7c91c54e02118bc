import { queryGraphql, queryGraphqlData, get } from '../../test/requests';
import { cleanUp, serve } from '../../test/content';
import type { TestContent } from '../../test/content';
import { recipeContent } from '../../test/recipes';
import type { JsonObject } from '../model/json';
import type { ContentService } from '../startContentService';

let content: TestContent;
let service: ContentService;
beforeAll(async () => {
  content = await recipeContent();
  service = await serve(content);
});
afterAll(cleanUp);

async function found(list: string, variables: JsonObject = {}): Promise<string[]> {
  const query = list.startsWith('query') ? list : `{ list: ${list} }`;
  const data = (await queryGraphqlData(service, query, variables)) as {
    list: { edges: { node: { _meta: { id: string } } }[] };
  };
  return data.list.edges.map(({ node }) => node._meta.id);
}

const selectIds = '{ edges { node { _meta { id } } } }';
const kjotsupa = 'recipe-kjotsupa-is';
const plokkfiskur = 'recipe-plokkfiskur-is';
const meatSoup = 'recipe-meat-soup-en-us';

describe('values', () => {
  test('of a filled document', async () => {
    const data = await queryGraphqlData(
      service,
      `{ recipe(uid: "kjotsupa", lang: "is") {
        title cooked moment colour minutes summary course vegan video place { latitude longitude }
        photo
        cook { _linkType ... on Cook { name _meta { uid } } }
        source { __typename _linkType ... on _ImageLink { name url size height width } }
        file { __typename _linkType ... on _FileLink { name url size } }
        site { __typename _linkType ... on _ExternalLink { url target } }
        ingredients { name grams maker { _linkType } }
        body {
          __typename
          ... on RecipeBodySideNote { type label primary { text } fields { shortLine } }
          ... on RecipeBodyHero { type label variation {
            __typename
            ... on RecipeBodyHeroDefault { primary { heading } items { link { _linkType } } }
            ... on RecipeBodyHeroPlainhero { primary { heading } }
          } }
        }
        _linkType
        _meta { id uid type tags lang firstPublicationDate lastPublicationDate
          alternateLanguages { id uid type lang } }
      } }`,
    );
    const image = `${content.mediaAddress('soup.png', service.url)}?auto=compress,format`;
    expect(data).toEqual({
      recipe: {
        title: [{ type: 'heading1', text: 'Kjötsúpa ömmu', spans: [] }],
        cooked: '2026-01-31',
        moment: '2026-01-31T18:30:00+0000',
        colour: '#aa3311',
        minutes: 90,
        summary: 'Súpa með kjöti',
        course: 'starter',
        vegan: false,
        video: { embed_url: 'https://example.org/video', type: 'video' },
        place: { latitude: 64.1, longitude: -21.9 },
        photo: expect.objectContaining({ url: image, dimensions: { width: 400, height: 200 } }),
        cook: { _linkType: 'Link.document', name: 'Anna', _meta: { uid: 'anna' } },
        source: {
          __typename: '_ImageLink',
          _linkType: 'Link.image',
          name: 'soup.png',
          url: image,
          size: expect.any(Number),
          height: 200,
          width: 400,
        },
        file: {
          __typename: '_FileLink',
          _linkType: 'Link.file',
          name: 'list.pdf',
          url: content.mediaAddress('list.pdf', service.url),
          size: 16,
        },
        site: {
          __typename: '_ExternalLink',
          _linkType: 'Link.web',
          url: 'https://example.org',
          target: '_blank',
        },
        ingredients: [
          { name: 'Lambakjöt', grams: 1000, maker: { _linkType: 'Link.document' } },
          { name: 'Rófa', grams: 400, maker: null },
        ],
        body: [
          {
            __typename: 'RecipeBodySideNote',
            type: 'side-note',
            label: 'big',
            primary: { text: [{ type: 'paragraph', text: 'Gott', spans: [] }] },
            fields: [{ shortLine: 'Eitt' }],
          },
          {
            __typename: 'RecipeBodyHero',
            type: 'hero',
            label: null,
            variation: { __typename: 'RecipeBodyHeroPlainhero', primary: { heading: 'Hetja' } },
          },
          {
            __typename: 'RecipeBodyHero',
            type: 'hero',
            label: null,
            variation: {
              __typename: 'RecipeBodyHeroDefault',
              primary: { heading: null },
              items: [{ link: { _linkType: 'Link.web' } }],
            },
          },
        ],
        _linkType: 'Link.document',
        _meta: {
          id: kjotsupa,
          uid: 'kjotsupa',
          type: 'recipe',
          tags: ['súpa', 'vetur'],
          lang: 'is',
          firstPublicationDate: '2026-02-01T09:00:00+0000',
          lastPublicationDate: '2026-03-01T09:00:00+0000',
          alternateLanguages: [{ id: meatSoup, uid: 'meat-soup', type: 'recipe', lang: 'en-us' }],
        },
      },
    });
  });

  test('of empty fields are null', async () => {
    const query = `{ recipe(uid: "plokkfiskur", lang: "is") {
      title photo cook { _linkType } cooked minutes video place { latitude } ingredients { name } body { __typename }
    } }`;
    expect(await queryGraphqlData(service, query)).toEqual({
      recipe: {
        title: null,
        photo: null,
        cook: null,
        cooked: null,
        minutes: null,
        video: null,
        place: null,
        ingredients: null,
        body: null,
      },
    });
  });

  test('of an unknown uid, or a uid in another language, are null', async () => {
    const query =
      '{ a: recipe(uid: "nobody", lang: "is") { title } b: recipe(uid: "kjotsupa", lang: "en-us") { title } }';
    expect(await queryGraphqlData(service, query)).toEqual({ a: null, b: null });
  });
});

describe('lists', () => {
  test.each([
    ['allRecipes', [kjotsupa, plokkfiskur]],
    ['allRecipes(lang: "*")', [kjotsupa, meatSoup, plokkfiskur]],
    ['allRecipes(uid: "plokkfiskur")', [plokkfiskur]],
    ['allRecipes(uid: "")', []],
    ['allRecipes(uid_in: ["plokkfiskur", "meat-soup"], lang: "*")', [meatSoup, plokkfiskur]],
    [`allRecipes(id: "${kjotsupa}")`, [kjotsupa]],
    [`allRecipes(id_in: ["${kjotsupa}", "x"])`, [kjotsupa]],
    ['allRecipes(tags: ["súpa", "vetur"])', [kjotsupa]],
    ['allRecipes(tags: ["súpa", "fiskur"])', []],
    ['allRecipes(tags_in: ["súpa", "fiskur"])', [kjotsupa, plokkfiskur]],
    ['_allDocuments(type: "cook")', ['cook-anna-is']],
    ['_allDocuments(type_in: ["cook", "settings"])', ['cook-anna-is', 'settings-stillingar-is']],
    ['allRecipes(firstPublicationDate: "2026-02-01T09:00:00Z")', [kjotsupa]],
    ['allRecipes(lastPublicationDate_after: "2026-01-01T09:00:00+0000")', [kjotsupa]],
    ['allRecipes(firstPublicationDate_before: "2026-02-01T09:00:00+0000")', [plokkfiskur]],
    ['allRecipes(firstPublicationDate_after: "2026-01-31T00:00:00Z")', [kjotsupa]],
    ['allRecipes(lastPublicationDate: "2026-03-01T09:00:00+0000")', [kjotsupa]],
    [
      'allRecipes(lastPublicationDate_before: "2026-03-01T10:00:00+0100", lang: "en-us")',
      [meatSoup],
    ],
    ['allRecipes(fulltext: "EITT Hetja")', [kjotsupa]],
    ['_allDocuments(fulltext: "KJOTSUPA")', [kjotsupa]],
  ])('%s', async (list, ids) => {
    expect(await found(`${list} ${selectIds}`)).toEqual(ids);
  });

  test.each([
    ['summary: "Súpa með kjöti"', [kjotsupa]],
    ['summary: "súpa"', []],
    ['summary_fulltext: "KJÖTI"', [kjotsupa]],
    ['summary_fulltext: "medh"', []],
    ['summary_fulltext: "med kjoti"', [kjotsupa]],
    ['moment: "2026-01-31T18:30:00.000Z"', [kjotsupa]],
    ['title_fulltext: "kjötsúpa"', [kjotsupa]],
    ['title_fulltext: "soup"', [meatSoup]],
    ['course: "main"', [meatSoup, plokkfiskur]],
    ['vegan: false', [kjotsupa]],
    ['minutes: 90', [kjotsupa, meatSoup]],
    ['minutes_lt: 90', []],
    ['minutes_gt: 89.5', [kjotsupa, meatSoup]],
    ['minutes_range: [90, 100]', [kjotsupa, meatSoup]],
    ['minutes_range: [91, 100]', []],
    ['cooked: "2026-01-31"', [kjotsupa]],
    ['cooked_before: "2026-02-28"', [kjotsupa]],
    ['cooked_after: "2026-01-31"', [meatSoup]],
    ['moment_before: "2026-01-31T18:31:00+0000"', [kjotsupa]],
    ['moment_after: "2026-01-31T18:30:00Z"', []],
    ['cook: "cook-anna-is"', [kjotsupa]],
    ['site: "https://example.org"', [kjotsupa]],
    ['ingredients: { name: "Rófa" }', [kjotsupa]],
    ['ingredients: { name: "Rófa", grams_gt: 500 }', []],
    ['ingredients: { name_fulltext: "lambakjöt", grams_gt: 500 }', [kjotsupa]],
    ['minutes: 90, cooked_after: "2026-02-01"', [meatSoup]],
    ['summary: null', [kjotsupa, meatSoup, plokkfiskur]],
  ])('where { %s }', async (where, ids) => {
    expect(await found(`allRecipes(where: { ${where} }, lang: "*") ${selectIds}`)).toEqual(ids);
  });

  test.each([
    ['cooked_ASC', [kjotsupa, meatSoup, plokkfiskur]],
    ['cooked_DESC', [meatSoup, kjotsupa, plokkfiskur]],
    ['title_DESC', [meatSoup, kjotsupa, plokkfiskur]],
    ['meta_lastPublicationDate_ASC', [meatSoup, plokkfiskur, kjotsupa]],
    ['meta_firstPublicationDate_DESC', [kjotsupa, meatSoup, plokkfiskur]],
  ])('sorted by %s', async (sortBy, ids) => {
    const query = `query ($sortBy: SortRecipey) { list: allRecipes(sortBy: $sortBy, lang: "*") ${selectIds} }`;
    expect(await found(query, { sortBy })).toEqual(ids);
  });

  test('similar documents share a distinctive word; the most similar come first', async () => {
    const similar = (documentId: string, max: number, more = '') =>
      found(
        `_allDocuments(similar: { documentId: "${documentId}", max: ${max} }, lang: "*"${more}) ${selectIds}`,
      );
    expect(await similar(kjotsupa, 2)).toEqual(['cook-anna-is']);
    expect(await similar('cook-anna-is', 10)).toEqual([kjotsupa]);
    expect(await similar('cook-anna-is', 10, ', type: "note"')).toEqual([]);
    expect(await similar('nobody', 10)).toEqual([]);
  });
});

describe('requests', () => {
  test('a query can have nine levels of fields; introspection has no limit', async () => {
    const nest = (levels: number): string =>
      levels === 0 ? 'name _linkType' : `_linkType ... on Recipe { cook { ${nest(levels - 1)} } }`;
    const query = (depth: number) =>
      `{ recipe(uid: "kjotsupa", lang: "is") { ${nest(depth - 2).replace('name ', '')} } }`;
    expect((await queryGraphql(service, query(9))).status).toBe(200);
    const { status, body } = await queryGraphql(service, query(10));
    expect(status).toBe(400);
    expect(body).toEqual({ data: null, errors: [{ message: 'Max query depth 9 is reached.' }] });
  });

  test('null means the same as a missing argument', async () => {
    const query = `query ($sortBy: SortRecipey, $lang: String, $ids: [String!], $where: WhereRecipe,
      $text: String, $similar: similar, $after: String, $first: Int, $date: DateTime) {
      list: allRecipes(sortBy: $sortBy, lang: $lang, id_in: $ids, tags: $ids, where: $where,
        fulltext: $text, similar: $similar, before: $after, after: $after, first: $first, last: $first,
        firstPublicationDate_after: $date) ${selectIds} }`;
    const names = ['sortBy', 'lang', 'ids', 'where', 'text', 'similar', 'after', 'first', 'date'];
    const variables = Object.fromEntries(names.map((name): [string, null] => [name, null]));
    expect(await found(query, variables)).toEqual([kjotsupa, plokkfiskur]);
    expect(await found(query)).toEqual([kjotsupa, plokkfiskur]);
  });

  test('POST is rejected', async () => {
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      body: '{"query":"{__typename}"}',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('GET') }],
    });
  });

  test.each([
    ['without the header Prismic-ref', { query: '{ __typename }' }, {}, 400],
    ['with an unknown ref', { query: '{ __typename }' }, { 'prismic-ref': 'nope' }, 404],
    ['without a query', {}, undefined, 400],
    ['with a syntax error', { query: '{ recipe(' }, undefined, 400],
    ['with an unknown field', { query: '{ nope }' }, undefined, 400],
    ['with malformed variables', { query: '{ __typename }', variables: '{' }, undefined, 400],
    [
      'with a missing variable',
      { query: 'query ($a: String!) { allRecipes(id: $a) { totalCount } }' },
      undefined,
      400,
    ],
    [
      'with an invalid date',
      { query: '{ allRecipes(firstPublicationDate_after: "soon") { totalCount } }' },
      undefined,
      400,
    ],
    ['for a mutation', { query: 'mutation { nope }' }, undefined, 400],
  ])('a request %s gets a status and a message', async (_what, params, headers, status) => {
    const response = await get(
      service,
      '/graphql',
      params as Record<string, string>,
      headers ?? { 'prismic-ref': service.ref() },
    );
    expect(response.status).toBe(status);
    expect(JSON.stringify(response.body)).toContain('"message":');
  });

  test('the Vary header names the header with the ref', async () => {
    const { headers } = await queryGraphql(service, '{ __typename }');
    expect(headers.get('vary')).toBe('prismic-ref');
  });
});
