import { getIntrospectionQuery } from 'graphql';
import { ask, askData, get } from '../../test/ask';
import { serve } from '../../test/content';
import type { TestContent } from '../../test/content';
import { kitchenContent } from '../../test/kitchen';
import type { JsonObject } from '../model/json';
import type { ContentService } from '../startContentService';

let content: TestContent;
let service: ContentService;
beforeAll(async () => {
  content = await kitchenContent();
  service = await serve(content);
});
afterAll(async () => {
  await service.close();
  content.remove();
});

/** The uids (or ids) that a list of documents answers with. */
async function found(list: string, variables: JsonObject = {}): Promise<string[]> {
  const query = list.startsWith('query') ? list : `{ list: ${list} }`;
  const data = (await askData(service, query, variables)) as {
    list: { edges: { node: { _meta: { id: string } } }[] };
  };
  return data.list.edges.map(({ node }) => node._meta.id);
}

const IDS = '{ edges { node { _meta { id } } } }';
const KJOTSUPA = 'recipe-kjotsupa-is';
const PLOKKFISKUR = 'recipe-plokkfiskur-is';
const MEAT_SOUP = 'recipe-meat-soup-en-us';

describe('values', () => {
  test('of a filled document', async () => {
    const data = await askData(
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
    const image = `${service.url}/media/soup.png?auto=compress,format`;
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
          url: `${service.url}/media/list.pdf`,
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
          id: KJOTSUPA,
          uid: 'kjotsupa',
          type: 'recipe',
          tags: ['súpa', 'vetur'],
          lang: 'is',
          firstPublicationDate: '2026-02-01T09:00:00+0000',
          lastPublicationDate: '2026-03-01T09:00:00+0000',
          alternateLanguages: [{ id: MEAT_SOUP, uid: 'meat-soup', type: 'recipe', lang: 'en-us' }],
        },
      },
    });
  });

  const EMPTY = `{ recipe(uid: "plokkfiskur", lang: "is") {
    title photo cook { _linkType } cooked minutes video place { latitude } ingredients { name } body { __typename }
  } }`;

  test('that are empty are null', async () => {
    expect(await askData(service, EMPTY)).toEqual({
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

  test('that are empty may be the empty values of REST, by one switch', async () => {
    const other = await serve(content, { graphql: { emptyValues: 'rest' } });
    expect(await askData(other, EMPTY)).toEqual({
      recipe: {
        title: [],
        photo: { square: {} },
        cook: null,
        cooked: null,
        minutes: null,
        video: {},
        place: { latitude: null },
        ingredients: [],
        body: [],
      },
    });
    await other.close();
  });

  test('an unknown uid, or one in another language, is null', async () => {
    const query =
      '{ a: recipe(uid: "nobody", lang: "is") { title } b: recipe(uid: "kjotsupa", lang: "en-us") { title } }';
    expect(await askData(service, query)).toEqual({ a: null, b: null });
  });
});

describe('lists', () => {
  test.each([
    ['the master language by default', `allRecipes ${IDS}`, [KJOTSUPA, PLOKKFISKUR]],
    ['null as language is the same', `allRecipes(lang: null) ${IDS}`, [KJOTSUPA, PLOKKFISKUR]],
    ['another language', `allRecipes(lang: "en-us") ${IDS}`, [MEAT_SOUP]],
    ['all languages', `allRecipes(lang: "*") ${IDS}`, [KJOTSUPA, MEAT_SOUP, PLOKKFISKUR]],
    ['a uid', `allRecipes(uid: "plokkfiskur") ${IDS}`, [PLOKKFISKUR]],
    [
      'any of uids',
      `allRecipes(uid_in: ["plokkfiskur", "meat-soup"], lang: "*") ${IDS}`,
      [MEAT_SOUP, PLOKKFISKUR],
    ],
    ['an id', `allRecipes(id: "${KJOTSUPA}") ${IDS}`, [KJOTSUPA]],
    ['any of ids', `allRecipes(id_in: ["${KJOTSUPA}", "x"]) ${IDS}`, [KJOTSUPA]],
    ['all tags', `allRecipes(tags: ["súpa", "vetur"]) ${IDS}`, [KJOTSUPA]],
    ['all tags, one missing', `allRecipes(tags: ["súpa", "fiskur"]) ${IDS}`, []],
    ['any of tags', `allRecipes(tags_in: ["súpa", "fiskur"]) ${IDS}`, [KJOTSUPA, PLOKKFISKUR]],
    ['a type', `_allDocuments(type: "cook") ${IDS}`, ['cook-anna-is']],
    [
      'any of types',
      `_allDocuments(type_in: ["cook", "settings"]) ${IDS}`,
      ['cook-anna-is', 'settings-stillingar-is'],
    ],
    [
      'first published on',
      `allRecipes(firstPublicationDate: "2026-02-01T09:00:00Z") ${IDS}`,
      [KJOTSUPA],
    ],
    [
      'last published after',
      `allRecipes(lastPublicationDate_after: "2026-01-01T09:00:00+0000") ${IDS}`,
      [KJOTSUPA],
    ],
    [
      'first published before',
      `allRecipes(firstPublicationDate_before: "2026-02-01T09:00:00+0000") ${IDS}`,
      [PLOKKFISKUR],
    ],
    [
      'first published after',
      `allRecipes(firstPublicationDate_after: "2026-01-31T00:00:00Z") ${IDS}`,
      [KJOTSUPA],
    ],
    [
      'last published on',
      `allRecipes(lastPublicationDate: "2026-03-01T09:00:00+0000") ${IDS}`,
      [KJOTSUPA],
    ],
    [
      'last published before',
      `allRecipes(lastPublicationDate_before: "2026-03-01T10:00:00+0100", lang: "en-us") ${IDS}`,
      [MEAT_SOUP],
    ],
    ['full text', `_allDocuments(fulltext: "kjötsúpa") ${IDS}`, [KJOTSUPA]],
    ['full text in slices, all words', `allRecipes(fulltext: "EITT Hetja") ${IDS}`, [KJOTSUPA]],
    ['full text without accents', `_allDocuments(fulltext: "KJOTSUPA") ${IDS}`, [KJOTSUPA]],
    ['full text, one word missing', `allRecipes(fulltext: "kjötsúpa pizza") ${IDS}`, []],
  ])('%s', async (_what, list, ids) => {
    expect(await found(list)).toEqual(ids);
  });

  test.each([
    ['summary: "Súpa með kjöti"', [KJOTSUPA]],
    ['summary: "súpa"', []],
    ['summary_fulltext: "KJÖTI"', [KJOTSUPA]],
    ['summary_fulltext: "medh"', []],
    ['summary_fulltext: "med kjoti"', [KJOTSUPA]],
    ['moment: "2026-01-31T18:30:00.000Z"', [KJOTSUPA]],
    ['title_fulltext: "kjötsúpa"', [KJOTSUPA]],
    ['title_fulltext: "soup"', [MEAT_SOUP]],
    ['course: "main"', [MEAT_SOUP, PLOKKFISKUR]],
    ['vegan: false', [KJOTSUPA]],
    ['minutes: 90', [KJOTSUPA, MEAT_SOUP]],
    ['minutes_lt: 90', []],
    ['minutes_gt: 89.5', [KJOTSUPA, MEAT_SOUP]],
    ['minutes_range: [90, 100]', [KJOTSUPA, MEAT_SOUP]],
    ['minutes_range: [91, 100]', []],
    ['cooked: "2026-01-31"', [KJOTSUPA]],
    ['cooked_before: "2026-02-28"', [KJOTSUPA]],
    ['cooked_after: "2026-01-31"', [MEAT_SOUP]],
    ['moment_before: "2026-01-31T18:31:00+0000"', [KJOTSUPA]],
    ['moment_after: "2026-01-31T18:30:00Z"', []],
    ['cook: "cook-anna-is"', [KJOTSUPA]],
    ['site: "https://example.org"', [KJOTSUPA]],
    ['ingredients: { name: "Rófa" }', [KJOTSUPA]],
    ['ingredients: { name: "Rófa", grams_gt: 500 }', []],
    ['ingredients: { name_fulltext: "lambakjöt", grams_gt: 500 }', [KJOTSUPA]],
    ['minutes: 90, cooked_after: "2026-02-01"', [MEAT_SOUP]],
    ['summary: null', [KJOTSUPA, MEAT_SOUP, PLOKKFISKUR]],
  ])('where { %s }', async (where, ids) => {
    expect(await found(`allRecipes(where: { ${where} }, lang: "*") ${IDS}`)).toEqual(ids);
  });

  test.each([
    ['cooked_ASC', [KJOTSUPA, MEAT_SOUP, PLOKKFISKUR]],
    ['cooked_DESC', [MEAT_SOUP, KJOTSUPA, PLOKKFISKUR]],
    ['title_DESC', [MEAT_SOUP, KJOTSUPA, PLOKKFISKUR]],
    ['meta_lastPublicationDate_ASC', [MEAT_SOUP, PLOKKFISKUR, KJOTSUPA]],
    ['meta_firstPublicationDate_DESC', [KJOTSUPA, MEAT_SOUP, PLOKKFISKUR]],
  ])('sorted by %s', async (sortBy, ids) => {
    const query = `query ($sortBy: SortRecipey) { list: allRecipes(sortBy: $sortBy, lang: "*") ${IDS} }`;
    expect(await found(query, { sortBy })).toEqual(ids);
  });

  test('similar documents share a word that few have, the most similar first', async () => {
    const similar = (documentId: string, max: number, more = '') =>
      found(
        `_allDocuments(similar: { documentId: "${documentId}", max: ${max} }, lang: "*"${more}) ${IDS}`,
      );
    // "Anna" stands in two documents, "soup" in one.
    expect(await similar(KJOTSUPA, 1)).toEqual([]);
    expect(await similar(KJOTSUPA, 2)).toEqual(['cook-anna-is']);
    expect(await similar('cook-anna-is', 10)).toEqual([KJOTSUPA]);
    expect(await similar('cook-anna-is', 10, ', type: "note"')).toEqual([]);
    expect(await similar('nobody', 10)).toEqual([]);
  });

  test('pages hold 20, and their cursors lead through all', async () => {
    const query = `query ($after: String) { list: allNotes(first: 100, after: $after, sortBy: number_ASC) {
      totalCount pageInfo { hasNextPage endCursor } edges { cursor node { number } } } }`;
    type Page = {
      list: {
        totalCount: number;
        pageInfo: JsonObject;
        edges: { cursor: string; node: { number: number } }[];
      };
    };
    const first = ((await askData(service, query, { after: '' })) as Page).list;
    expect(first).toMatchObject({ totalCount: 25, pageInfo: { hasNextPage: true } });
    expect(first.edges).toHaveLength(20);
    expect(first.edges[0]?.cursor).toBe('YXJyYXljb25uZWN0aW9uOjA=');
    const after = String(first.pageInfo.endCursor);
    const second = ((await askData(service, query, { after })) as Page).list;
    expect(second.pageInfo.hasNextPage).toBe(false);
    const numbers = [...first.edges, ...second.edges].map(({ node }) => node.number);
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, index) => index));
  });

  test('the limit of a page is an option', async () => {
    const other = await serve(content, { graphql: { pageLimit: 100 } });
    const data = (await askData(other, '{ allNotes(first: 100) { edges { cursor } } }')) as {
      allNotes: { edges: unknown[] };
    };
    expect(data.allNotes.edges).toHaveLength(25);
    await other.close();
  });
});

describe('switches', () => {
  const VALUES = '{ recipe(uid: "kjotsupa", lang: "is") { title ';

  test.each([
    [{ geoPoint: 'Json' }, `${VALUES} place } }`, { latitude: 64.1, longitude: -21.9 }, 'place'],
    [{ timestamp: 'String' }, `${VALUES} moment } }`, '2026-01-31T18:30:00+0000', 'moment'],
  ] as const)('%j', async (graphql, query, value, field) => {
    const other = await serve(content, { graphql });
    const data = (await askData(other, query)) as { recipe: JsonObject };
    expect(data.recipe[field]).toEqual(value);
    await other.close();
  });

  test.each([
    [{ geoPoint: 'omitted' }, `${VALUES} place } }`, 'Cannot query field "place"'],
    [
      { selectSort: 'omitted' },
      `{ allRecipes(sortBy: course_ASC) ${IDS} }`,
      'Value "course_ASC" does not exist in "SortRecipey" enum',
    ],
    [
      { selectWhere: 'omitted' },
      `{ allRecipes(where: { course: "main" }) ${IDS} }`,
      'Field "course" is not defined by type "WhereRecipe"',
    ],
    [{ maxDepth: 3 }, `{ allRecipes ${IDS} }`, 'Max query depth 3 is reached.'],
  ] as const)('%j refuses what the default answers', async (graphql, query, message) => {
    const other = await serve(content, { graphql });
    const { status, body } = await ask(other, query);
    expect(status).toBe(400);
    expect(JSON.stringify(body.errors)).toContain(JSON.stringify(message).slice(1, -1));
    expect((await ask(service, query.replace('place', 'place { latitude }'))).status).toBe(200);
    await other.close();
  });

  test('a timestamp as text is asked for in any form', async () => {
    const other = await serve(content, { graphql: { timestamp: 'String' } });
    const where = 'where: { moment_after: "2026-01-31T18:29:00Z" }';
    const data = await askData(other, `{ list: allRecipes(${where}) { totalCount } }`);
    expect(data).toEqual({ list: { totalCount: 1 } });
    await other.close();
  });

  test('the default order', async () => {
    const other = await serve(content, {
      graphql: { defaultSort: 'meta_firstPublicationDate_ASC' },
    });
    const data = await askData(other, `{ list: allRecipes(lang: "*", first: 3) ${IDS} }`);
    expect(JSON.stringify(data).match(/recipe-\w+/g)).toEqual([
      'recipe-meat',
      'recipe-plokkfiskur',
      'recipe-kjotsupa',
    ]);
    await other.close();
  });
});

describe('requests', () => {
  test('nine levels of fields may be asked for, and introspection as it likes', async () => {
    const nest = (levels: number): string =>
      levels === 0 ? 'name _linkType' : `_linkType ... on Recipe { cook { ${nest(levels - 1)} } }`;
    const query = (depth: number) =>
      `{ recipe(uid: "kjotsupa", lang: "is") { ${nest(depth - 2).replace('name ', '')} } }`;
    expect((await ask(service, query(9))).status).toBe(200);
    const { status, body } = await ask(service, query(10));
    expect(status).toBe(400);
    expect(body).toEqual({ data: null, errors: [{ message: 'Max query depth 9 is reached.' }] });
  });

  test('null stands for what is not asked for', async () => {
    const query = `query ($sortBy: SortRecipey, $lang: String, $ids: [String!], $where: WhereRecipe,
      $text: String, $similar: similar, $after: String, $first: Int, $date: DateTime) {
      list: allRecipes(sortBy: $sortBy, lang: $lang, id_in: $ids, tags: $ids, where: $where,
        fulltext: $text, similar: $similar, before: $after, after: $after, first: $first, last: $first,
        firstPublicationDate_after: $date) ${IDS} }`;
    const names = ['sortBy', 'lang', 'ids', 'where', 'text', 'similar', 'after', 'first', 'date'];
    const variables = Object.fromEntries(names.map((name): [string, null] => [name, null]));
    expect(await found(query, variables)).toEqual([KJOTSUPA, PLOKKFISKUR]);
    expect(await found(query)).toEqual([KJOTSUPA, PLOKKFISKUR]);
  });

  test('a browser without a ref is given the explorer, all of whose parts are in it', async () => {
    const accept = 'text/html,application/xhtml+xml';
    const response = await fetch(`${service.url}/graphql`, { headers: { accept } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    const page = await response.text();
    expect(page).toContain('<title>GraphQL explorer</title>');
    expect(page).not.toMatch(/https?:\/\//);
    const script = /<script>([^]*)<\/script>/.exec(page)?.[1] ?? '';
    expect(() => new Function(script)).not.toThrow();

    const answer = await get(
      service,
      '/graphql',
      { query: '{ __typename }' },
      { accept, 'prismic-ref': service.ref() },
    );
    expect(answer.body).toEqual({ data: { __typename: 'Query' } });
  });

  test('the schema can be asked for', async () => {
    const data = (await askData(service, getIntrospectionQuery())) as {
      __schema: { types: { name: string }[] };
    };
    expect(data.__schema.types.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Recipe', '_Document', 'SortRecipey', '_FileLink']),
    );
  });

  test('POST is refused', async () => {
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
      'with variables that are a list',
      { query: '{ __typename }', variables: '[]' },
      undefined,
      400,
    ],
    [
      'with a missing variable',
      { query: 'query ($a: String!) { allRecipes(id: $a) { totalCount } }' },
      undefined,
      400,
    ],
    [
      'with an unknown operation',
      { query: 'query A { __typename }', operationName: 'B' },
      undefined,
      400,
    ],
    ['for a mutation', { query: 'mutation { nope }' }, undefined, 400],
  ])(
    'a request %s is answered with a status and a message',
    async (_what, params, headers, status) => {
      const answer = await get(
        service,
        '/graphql',
        params as Record<string, string>,
        headers ?? { 'prismic-ref': service.ref() },
      );
      expect(answer.status).toBe(status);
      expect(JSON.stringify(answer.body)).toContain('"message":');
    },
  );

  test('a bad date is refused, not ignored', async () => {
    const { status, body } = await ask(
      service,
      `{ allRecipes(firstPublicationDate_after: "soon") ${IDS} }`,
    );
    expect(status).toBe(400);
    expect(JSON.stringify(body.errors)).toContain('A moment like');
  });

  test('an error tells its place', async () => {
    const { body } = await ask(service, '{ nope }');
    expect(body).toMatchObject({ data: null, errors: [{ locations: [{ line: 1, column: 3 }] }] });
  });

  test('caches are told that the ref is in a header', async () => {
    const { headers } = await ask(service, '{ __typename }');
    expect(headers.get('vary')).toBe('prismic-ref');
  });
});
