import { get, search, searchIds } from '../../test/requests';
import { cleanUp, richText, serve } from '../../test/content';
import type { TestContent } from '../../test/content';
import { recipeContent } from '../../test/recipes';
import type { JsonObject } from '../model/json';
import type { ContentService } from '../startContentService';

let content: TestContent;
let service: ContentService & { log: string[] };
beforeAll(async () => {
  content = await recipeContent();
  service = await serve(content);
});
afterAll(cleanUp);

const kjotsupa = 'recipe-kjotsupa-is';
const plokkfiskur = 'recipe-plokkfiskur-is';
const meatSoup = 'recipe-meat-soup-en-us';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const recipes = '[[at(document.type, "recipe")]]';

async function one(id: string): Promise<JsonObject> {
  const { body } = await search(service, { q: `[[at(document.id, "${id}")]]`, lang: '*' });
  return (body.results as JsonObject[])[0] ?? {};
}

describe('documents', () => {
  test("have Prismic's keys", async () => {
    expect(await one(kjotsupa)).toEqual({
      id: kjotsupa,
      uid: 'kjotsupa',
      url: null,
      href: expect.any(String),
      data: expect.any(Object),
      type: 'recipe',
      tags: ['súpa', 'vetur'],
      first_publication_date: '2026-02-01T09:00:00+0000',
      last_publication_date: '2026-03-01T09:00:00+0000',
      slugs: ['kjotsupa-ommu'],
      linked_documents: [],
      lang: 'is',
      alternate_languages: [{ id: meatSoup, uid: 'meat-soup', type: 'recipe', lang: 'en-us' }],
    });
  });

  test('are found by their href', async () => {
    const document = await one(kjotsupa);
    const response = await fetch(String(document.href));
    expect(await response.json()).toMatchObject({
      total_results_size: 1,
      results: [{ id: kjotsupa }],
    });
  });

  test('of types without a UID field have no uid; alternate languages link both ways', async () => {
    expect(await one('settings-stillingar-is')).toMatchObject({ uid: null });
    expect((await one(meatSoup)).alternate_languages).toEqual([
      { id: kjotsupa, uid: 'kjotsupa', type: 'recipe', lang: 'is' },
    ]);
  });

  test('have every field of the custom type in its order, with empty values for empty fields', async () => {
    const { data } = await one(plokkfiskur);
    expect(JSON.stringify(data)).toBe(
      JSON.stringify({
        title: [],
        text: [],
        photo: { square: {} },
        cook: { link_type: 'Document' },
        source: { link_type: 'Any' },
        file: { link_type: 'Media' },
        site: { link_type: 'Web' },
        cooked: null,
        moment: null,
        colour: null,
        minutes: null,
        summary: null,
        course: 'main',
        vegan: true,
        video: {},
        place: {},
        rating: null,
        shop: null,
        ingredients: [],
        body: [],
      }),
    );
  });

  test('have images with dimensions and thumbnails, with the origin of the request', async () => {
    const url = `${content.mediaAddress('soup.png', service.url)}?auto=compress,format`;
    const { data } = (await one(kjotsupa)) as { data: JsonObject };
    expect(data.photo).toEqual({
      dimensions: { width: 400, height: 200 },
      alt: null,
      copyright: 'Amma',
      url,
      square: {
        dimensions: { width: 100, height: 100 },
        alt: null,
        copyright: 'Amma',
        url: `${url}&rect=100,0,200,200&w=100&h=100`,
      },
    });
    expect((data.text as JsonObject[])[1]).toEqual({
      type: 'image',
      url,
      alt: 'Súpa',
      copyright: null,
      dimensions: { width: 400, height: 200 },
    });
    const other = service.url.replace('localhost', '127.0.0.1');
    const { body } = await search(
      { ...service, url: other },
      { q: `[[at(document.id, "${kjotsupa}")]]` },
    );
    expect(JSON.stringify(body)).toContain(`${content.mediaAddress('soup.png', other)}?`);
    expect(JSON.stringify(body)).not.toContain(service.url);
  });

  test('have links completed, in fields with a key and in rich text without', async () => {
    const { data } = (await one(kjotsupa)) as { data: Record<string, JsonObject> };
    const key = data.cook?.key;
    expect(key).toMatch(uuid);
    const anna = {
      id: 'cook-anna-is',
      type: 'cook',
      tags: ['fólk'],
      lang: 'is',
      slug: 'anna-kokkur',
      first_publication_date: '2026-01-01T09:00:00+0000',
      last_publication_date: '2026-01-01T09:00:00+0000',
      uid: 'anna',
    };
    const toAnna = { ...anna, link_type: 'Document', isBroken: false };
    expect(data.cook).toEqual({ ...toAnna, key });
    expect(data.text).toContainEqual({
      ...{ type: 'paragraph', direction: 'ltr', text: 'Eins og Anna gerir' },
      spans: [
        { start: 8, end: 12, type: 'hyperlink', data: toAnna },
        { start: 0, end: 4, type: 'strong' },
      ],
    });
    expect(data.site).toMatchObject({ key: 'own-key', target: '_blank' });
    expect(data.source).toMatchObject({
      key: expect.stringMatching(uuid),
      kind: 'image',
      name: 'soup.png',
      height: '200',
      width: '400',
    });
    expect(data.file).toEqual({
      link_type: 'Media',
      key: expect.stringMatching(uuid),
      name: 'list.pdf',
      kind: 'document',
      url: content.mediaAddress('list.pdf', service.url),
      size: '16',
    });
    expect(data.moment).toBe('2026-01-31T18:30:00+0000');
  });

  test("have slices with Prismic's keys", async () => {
    const { data } = (await one(kjotsupa)) as { data: JsonObject };
    const id = expect.stringMatching(/^(?:side-note|hero)\$/);
    const hero = { id, slice_type: 'hero', slice_label: null, version: 'v1' };
    expect(data.body).toEqual([
      {
        ...{ id, slice_type: 'side-note', slice_label: 'big', items: [{ 'short-line': 'Eitt' }] },
        primary: { text: richText('Gott') },
      },
      { ...hero, variation: 'plainHero', primary: { heading: 'Hetja' }, items: [] },
      {
        ...{ ...hero, variation: 'default', primary: { heading: null } },
        items: [{ link: expect.objectContaining({ url: 'https://example.org' }) }],
      },
    ]);
  });
});

// predicates/select.test.ts tests all functions of predicates.
test('documents match every q, and every predicate in each', async () => {
  const q = [recipes, '[[at(document.tags, "fiskur")][missing(my.recipe.title)]]'];
  expect(await searchIds(service, { q })).toEqual([plokkfiskur]);
});

describe('orderings', () => {
  test.each([
    ['[my.note.number desc]', ['note-note-24-is', 'note-note-23-is']],
    ['[my.note.number]', ['note-note-00-is', 'note-note-01-is']],
    [
      '[document.first_publication_date, my.note.number desc]',
      ['note-note-24-is', 'note-note-23-is'],
    ],
    ['[]', [kjotsupa, 'cook-anna-is']],
  ])('%s; documents with empty values come last', async (orderings, ids) => {
    expect(await searchIds(service, { orderings, pageSize: '2' })).toEqual(ids);
  });

  test.each([
    ['[my.note.nope]', 2, "unexpected field 'my.note.nope'"],
    ['[my.note.number desc, my.none.number]', 23, "unexpected field 'my.none.number'"],
    ['[document]', 2, "unexpected field 'document'"],
    ['[document.tags]', 2, "unexpected field 'document.tags'"],
    ['[my.note.number down]', 2, "a field, 'asc' or 'desc' expected"],
    ['[my.note.number,]', 17, "a field, 'asc' or 'desc' expected"],
  ])('%s is rejected at column %i', async (orderings, column, what) => {
    const { status, body } = await search(service, { orderings });
    expect([status, body]).toEqual([
      400,
      {
        message: `[orderings] ${what} on line:1 col:${column} in query '${orderings}'\n${orderings}\n${' '.repeat(column - 1)}^\n`,
        type: 'parsing-error',
        line: 1,
        column,
        id: 0,
        location: 'query',
      },
    ]);
  });

  test('an ordering takes precedence over the order of in', async () => {
    const q = '[[in(my.note.uid, ["note-02", "note-09"])]]';
    expect(await searchIds(service, { q, orderings: '[my.note.number desc]' })).toEqual([
      'note-note-09-is',
      'note-note-02-is',
    ]);
  });
});

describe('pages', () => {
  const q = '[[at(document.type, "note")]]';

  test('have 20 results and link to each other', async () => {
    const { body } = await search(service, { q });
    expect(Object.keys(body).join()).toBe(
      'page,results_per_page,results_size,total_results_size,total_pages,' +
        'next_page,prev_page,results,version,license',
    );
    expect(body).toMatchObject({
      page: 1,
      results_per_page: 20,
      results_size: 20,
      total_results_size: 25,
      total_pages: 2,
      prev_page: null,
      license: 'All Rights Reserved',
    });
    expect(body.next_page).toBe(
      `${service.url}/api/v2/documents/search?ref=${service.ref()}&q=%5B%5Bat%28document.type%2C+%22note%22%29%5D%5D&page=2&pageSize=20`,
    );
    const next = (await (await fetch(String(body.next_page))).json()) as JsonObject;
    expect(next).toMatchObject({ page: 2, results_size: 5, next_page: null });
    expect(next.prev_page).toContain('&page=1&pageSize=20');
  });

  test('have 100 results at most, and are empty beyond the end', async () => {
    expect((await search(service, { q, pageSize: '1000' })).body).toMatchObject({
      results_per_page: 100,
    });
    expect((await search(service, { q, page: '9' })).body).toMatchObject({
      results: [],
      next_page: null,
      prev_page: null,
    });
    expect((await search(service, { q: '[[at(document.type, "x")]]' })).body).toMatchObject({
      total_pages: 0,
      results: [],
    });
  });

  test.each([
    ['pageSize', '0'],
    ['pageSize', 'ten'],
    ['page', '1.5'],
  ])('%s=%s is rejected', async (name, value) => {
    const { status, body } = await search(service, { [name]: value });
    expect([status, body.type]).toEqual([400, 'api_validation_error']);
  });
});

describe('after', () => {
  const params = { q: '[[at(document.type, "note")]]', orderings: '[my.note.number desc]' };

  test('drops everything up to the document, in the requested order', async () => {
    const after = 'note-note-03-is';
    expect(await searchIds(service, { ...params, after })).toEqual([
      'note-note-02-is',
      'note-note-01-is',
      'note-note-00-is',
    ]);
    const { body } = await search(service, { ...params, after, pageSize: '2', page: '2' });
    expect(body).toMatchObject({ total_results_size: 3, total_pages: 2, results_size: 1 });
    expect(body.prev_page).toContain(`&after=${after}&pageSize=2&page=1`);
  });

  test('there are no results after the last document; an id outside the results is ignored', async () => {
    expect(await searchIds(service, { ...params, after: 'note-note-00-is' })).toEqual([]);
    const all = await searchIds(service, params);
    for (const after of [kjotsupa, 'nobody', '']) {
      expect(await searchIds(service, { ...params, after })).toEqual(all);
    }
  });
});

describe('refs', () => {
  test('without a ref the search is rejected', async () => {
    const { status, body } = await get(service, '/api/v2/documents/search');
    expect([status, body]).toEqual([
      400,
      { type: 'api_validation_error', message: 'Missing or invalid ref' },
    ]);
  });

  test('a response can be cached for long, and unknown parameters are ignored', async () => {
    const { status, headers } = await search(service, {
      'x-c': 'js-7',
      routes: '[]',
      nonsense: '1',
    });
    expect([status, headers.get('cache-control')]).toEqual([200, 'max-age=31536000']);
  });
});
