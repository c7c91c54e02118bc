import { search } from '../../test/requests';
import { cleanUp, serve } from '../../test/content';
import { libraryContent } from '../../test/library';
import type { JsonObject } from '../model/json';
import type { ContentService } from '../startContentService';

const content = libraryContent();
let service: ContentService;
beforeAll(async () => {
  const author = { link_type: 'Document', id: 'author-olafur-is' };
  content.writeDocument('is/author/olafur', { uid: 'olafur', data: { name: 'Ólafur' } });
  content.writeDocument('is/book/heimsljos', {
    uid: 'heimsljos',
    data: {
      author,
      editions: [{ label: 'Fyrsta' }],
      body: [
        { slice_type: 'quote', primary: { text: 'Ljós' }, items: [{ note: 'Sjá' }] },
        { slice_type: 'card', primary: { heading: 'Höfundur' } },
      ],
    },
  });
  service = await serve(content);
  expect(service.problems()).toEqual([]);
});
afterAll(cleanUp);

async function dataOf(params: Record<string, string>, id = 'book-bjartur-is'): Promise<JsonObject> {
  const { body } = await search(service, { q: `[[at(document.id, "${id}")]]`, ...params });
  const [result] = (body.results ?? [body]) as JsonObject[];
  return (result?.data ?? body) as JsonObject;
}

describe('fetch', () => {
  test.each([
    ['book.year, book.title', ['title', 'year']],
    ['book.title', ['title']],
    ['[book.title,my.book.year]', ['title', 'year']],
    ['book.nope', []],
  ])('%s selects the fields %j, in the order of the custom type', async (fetch, keys) => {
    const data = await dataOf({ fetch });
    expect(Object.keys(data)).toEqual(keys);
    expect(await dataOf({})).toMatchObject(data);
  });

  test('is rejected if it does not name a field', async () => {
    expect(await dataOf({ fetch: 'title' })).toEqual({
      type: 'api_parsing_error',
      message:
        "Unable to parse fetch query Invalid fetch parsing Exception.\n\n'title' is not <type>.<field>.",
    });
  });
});

describe('fetchLinks', () => {
  const nameData = { name: 'Halldór' };

  test('inserts the data of linked documents in every field', async () => {
    const data = (await dataOf({ fetchLinks: 'author.name' })) as Record<string, JsonObject>;
    expect(data.author?.data).toEqual(nameData);
    expect(data).toMatchObject({
      editions: [{ editor: { data: nameData } }, { editor: { link_type: 'Document' } }],
      body: [
        { primary: { source: { data: nameData } } },
        {},
        { primary: { person: { data: nameData } } },
        {},
      ],
    });
    expect(data.more).not.toHaveProperty('data');
    expect(JSON.stringify(data.text)).not.toContain('"data":{"name"');
  });

  test('fetches only the kinds of fields that Prismic fetches, and the first block of rich text', async () => {
    const fields = ['name', 'bio', 'born', 'country', 'site', 'alive', 'prizes', 'friend', 'nope'];
    const fetchLinks = fields.map((field) => `author.${field}`).join(',');
    const { author } = (await dataOf({ fetchLinks })) as Record<string, { data: JsonObject }>;
    expect(Object.keys(author?.data ?? {})).toEqual(['name', 'bio', 'born', 'country', 'friend']);
    expect(author?.data.bio).toHaveLength(1);
    // Only one level is fetched, so the friend's own name is missing.
    expect(author?.data.friend).not.toHaveProperty('data');
  });
});

describe('graphQuery', () => {
  const query = (graphQuery: string, id?: string) => dataOf({ graphQuery }, id);

  test.each([
    ['one pair of braces', '{ author { name } book { year } }'],
    ['several', '{ author { name } } { book { year } }'],
    ['without spaces', '{author{name}book{year}}'],
  ])('%s', async (_what, graphQuery) => {
    expect(await query(graphQuery)).toEqual({ year: 1934 });
  });

  test('types that are not named have all of their data; ids can have hyphens', async () => {
    expect(await query('{ event-formats { title } }')).toEqual(await dataOf({}));
    expect(
      await dataOf({ graphQuery: '{ event-formats { title } }' }, 'event-formats-upplestur-is'),
    ).toEqual({ title: 'Lestur' });
  });

  test.each([
    ['for its only type', '{ book { author { name } } }'],
    ['by its type', '{ book { author { ...on author { name } } } }'],
    ['by its type, without white space', '{book{author{...onauthor{name}}}}'],
  ])('a relationship has the selected data, %s', async (_what, graphQuery) => {
    const { author } = (await query(graphQuery)) as { author: JsonObject };
    expect(author.data).toEqual({ name: 'Halldór' });
  });

  test('nested links, links to other types, and empty links', async () => {
    const data = await query(`{ book {
      author { name country { name } friend { ...on author { born } } }
      more { ...on author { name } ...on country { name } }
      editions { editor { ...on author { born } } }
    } }`);
    expect(data).toMatchObject({
      author: {
        data: {
          name: 'Halldór',
          country: { data: { name: 'Ísland' } },
          friend: { data: { born: '1902-04-23' } },
        },
      },
      more: { data: { name: 'Ísland' } },
    });
    expect((data.editions as JsonObject[])[1]).toEqual({ editor: { link_type: 'Document' } });
    expect(await query('{ book { more { ...on author { name } } } }')).toMatchObject({
      more: { type: 'country', data: {} },
    });
  });

  test('only the selected slices, legacy and shared', async () => {
    const { body } = await query(`{ book { body {
      ...on quote { non-repeat { text } repeat { page } }
      ...on card { variation { ...on default { primary { heading person { ...on author { name } } } items { line } } } }
    } } }`);
    expect(body).toMatchObject([
      { slice_type: 'quote' },
      {
        slice_type: 'card',
        variation: 'default',
        primary: { heading: 'Höfundur', person: { data: { name: 'Halldór' } } },
        items: [{ line: 'ein' }],
      },
    ]);
    const [quote, card] = body as JsonObject[];
    expect([quote?.primary, quote?.items]).toEqual([{ text: 'Kindur' }, [{ page: 12 }]]);
    expect(Object.keys(card?.primary as JsonObject)).toEqual(['heading', 'person']);
  });

  test('a part of a slice that is not selected is empty', async () => {
    const { body } = await query('{ book { body { ...on quote { primary { text } } } } }');
    expect(body).toMatchObject([{ primary: { text: 'Kindur' }, items: [] }]);
    const repeat = await query('{ book { body { ...on quote { repeat { note } } } } }');
    expect(repeat.body).toMatchObject([{ primary: {}, items: [{ note: 'Sjá' }] }]);
  });

  test('a legacy slice always has its empty fields; a shared slice has none', async () => {
    const body = await query(
      '{ book { body { ...on quote { non-repeat { text } repeat { note } } ...on card { variation { ...on default { primary { heading } } } } } } }',
      'book-heimsljos-is',
    ).then((data) => data.body as JsonObject[]);
    expect(body.map(({ primary, items }) => [primary, items])).toEqual([
      [{ text: 'Ljós', source: { link_type: 'Any' } }, [{ note: 'Sjá' }]],
      [{ heading: 'Höfundur' }, []],
    ]);
  });

  test('an empty link is there, but not in the data of a linked document', async () => {
    const graphQuery = `{ book { author { name country { name } friend prizes { prize } } more { ...on country { name } } editions { editor { name country { name } } } } }`;
    const data = (await query(graphQuery, 'book-heimsljos-is')) as Record<string, JsonObject>;
    expect(data.author?.data).toEqual({ name: 'Ólafur', prizes: [] });
    expect(data.more).toEqual({ link_type: 'Any' });
    expect(data.editions).toEqual([{ editor: { link_type: 'Document' } }]);
  });

  test('shortcuts select all fields of the type or the zone', async () => {
    const whole = await dataOf({});
    expect(await query('{ book { ...bookFields } }')).toEqual(whole);
    const data = await query(`{ book { ...bookFields author { ...authorFields country { name } }
      body { ...on quote { non-repeat { ...non-repeatFields } repeat { ...repeatFields } }
             ...on card { variation { ...on wide { primary { ...primaryFields } } } } } } }`);
    expect(Object.keys(data)).toEqual(Object.keys(whole));
    expect(data).toMatchObject({
      year: 1934,
      author: { data: { born: '1902-04-23', country: { data: { name: 'Ísland' } } } },
      body: [
        { primary: { text: 'Kindur' }, items: [{ note: 'Sjá', page: 12 }] },
        { variation: 'wide', primary: { heading: 'Breitt' } },
      ],
    });
  });

  test('a name without fields selects a complete group, slice zone or slice', async () => {
    const whole = await dataOf({});
    expect(await query('{ book { editions body } }')).toEqual({
      editions: whole.editions,
      body: whole.body,
    });
    expect(await query('{ book { body { ...bodyFields } } }')).toEqual({ body: whole.body });
  });

  test.each([
    ['{ book { title }', "a name or '}' expected but end of source found on line:1 col:17"],
    ['{ book\n { title(first: 1) } }', "a name or '}' expected but '(' found on line:2 col:9"],
    ['book { title }', "'{' expected but 'b' found on line:1 col:1"],
    ['{ book }', "The custom type 'book' needs a selection, 'book { … }'."],
    ['{ nope { title } }', "The custom type 'nope' does not exist."],
    ['{ book { title { text } } }', "The field 'text' does not exist in 'book.title'."],
    ['{ book { author { nope } } }', "The field 'nope' does not exist in 'book.author'."],
    [
      '{ book { author { ...on nope { name } } } }',
      "The fragment '...on nope' is not possible in 'book.author'.",
    ],
    [
      '{ book { ...other } }',
      "'on <type> { … }' or '<type>Fields' expected but 'o' found on line:1 col:13",
    ],
    ['{ ...bookFields }', 'The outermost braces must contain custom types.'],
    [
      '{ book { body { ...on quote { text } } } }',
      "The field 'text' does not exist in 'book.body...on quote'.",
    ],
    [
      '{ book { body { ...on card { variation { ...on nope { primary } } } } } }',
      "The fragment '...on nope' is not possible in 'book.body...on card.variation'.",
    ],
    [
      `{ book { author { ${'friend { '.repeat(5)} name ${'} '.repeat(5)} } } }`,
      "The field 'friend' does not exist in 'book.author.friend.friend.friend.friend'.",
    ],
    ['{ book '.repeat(50), "fewer nested braces expected but '{' found on line:1 col:288"],
  ])('%s is rejected', async (graphQuery, detail) => {
    const { status, body } = await search(service, { graphQuery });
    expect([status, body]).toEqual([
      400,
      {
        type: 'api_parsing_error',
        message: `Unable to parse fetch query Invalid fetch parsing Exception.\n\n${detail}`,
      },
    ]);
  });
});
