import { createClient } from '@prismicio/client';
import { cleanUp, field, richText, serve, testContent } from '../../test/content';
import type { TestContent } from '../../test/content';
import { queryGraphqlData, search, searchIds } from '../../test/requests';
import type { Json, JsonObject } from './json';

let content: TestContent;
beforeEach(() => (content = testContent()));
afterEach(cleanUp);

/**
 * Serves a document with these values, of a type with these fields, and returns the served values.
 */
async function served(fields: JsonObject, data: JsonObject) {
  content.writeType('post', { Main: { uid: field('UID'), ...fields } });
  content.writeDocument('is/post/one', { uid: 'one', data });
  const service = await serve(content);
  const client = createClient('acme', { documentAPIEndpoint: `${service.url}/api/v2` });
  const document = await client.getByUID('post', 'one', { lang: 'is' });
  return { service, data: document.data as JsonObject, problems: service.problems() };
}

async function inGraphql(service: Parameters<typeof queryGraphqlData>[0], selection: string) {
  const query = `{ post(uid: "one", lang: "is") { ${selection} } }`;
  return ((await queryGraphqlData(service, query)) as { post: JsonObject }).post;
}

const toAnna = {
  ...{ id: 'person-anna-is', type: 'person', tags: [], lang: 'is', slug: 'anna' },
  first_publication_date: '2026-01-01T09:00:00+0000',
  last_publication_date: '2026-01-01T09:00:00+0000',
  ...{ uid: 'anna', link_type: 'Document', isBroken: false },
};

function writeAnna(data: JsonObject = {}): void {
  content.writeType('town', {
    Main: { uid: field('UID'), name: field('Text'), size: field('Number') },
  });
  content.writeDocument('is/town/vik', { uid: 'vik', data: { name: 'Vík', size: 300 } });
  content.writeType('person', {
    Main: {
      uid: field('UID'),
      name: field('Text'),
      born: field('Date'),
      town: field('Link', { select: 'document' }),
      jobs: field('Group', { fields: { title: field('Text'), from: field('Date') } }),
    },
  });
  content.writeDocument('is/person/anna', {
    uid: 'anna',
    data: {
      name: 'Anna',
      born: '1990-02-03',
      town: { link_type: 'Document', id: 'town-vik-is' },
      jobs: [{ title: 'Smiður', from: '2020-01-01' }],
      ...data,
    },
  });
}

describe('a table', () => {
  const cell = (key: string, type: string, text: string, spans: Json = []) => ({
    ...{ key, type, content: richText(text, 'paragraph', spans) },
  });
  const table = {
    head: { rows: [{ key: 'h', cells: [cell('h1', 'header', 'Staður')] }] },
    body: {
      rows: [
        {
          key: 'r',
          cells: [
            cell('r1', 'header', 'Vík', [{ start: 0, end: 3, type: 'strong' }]),
            { ...cell('r2', 'data', '300'), colspan: 2 },
          ],
        },
      ],
    },
  };

  test('of the API passes unchanged, in fields, groups and slices', async () => {
    const { service, data, problems } = await served(
      {
        table: field('Table'),
        none: field('Table'),
        rows: field('Group', { fields: { table: field('Table') } }),
        body: field('Slices', {
          choices: { prices: { type: 'Slice', 'non-repeat': { table: field('Table') } } },
        }),
      },
      { table, rows: [{ table }], body: [{ slice_type: 'prices', primary: { table } }] },
    );
    expect(problems).toEqual([]);
    expect(data).toMatchObject({ table, none: null, rows: [{ table }] });
    expect(data.body).toMatchObject([{ primary: { table } }]);
    expect(
      await inGraphql(
        service,
        'table none rows { table } body { ... on PostBodyPrices { primary { table } } }',
      ),
    ).toEqual({ table, none: null, rows: [{ table }], body: [{ primary: { table } }] });
    for (const q of ['[[has(my.post.table)]]', '[[fulltext(document, "stadur 300")]]']) {
      expect(await searchIds(service, { q })).toEqual(['post-one-is']);
    }
  });

  test('of a file gets keys, kinds of cells and complete links; with routes they have addresses', async () => {
    writeAnna();
    const link = {
      start: 0,
      end: 4,
      type: 'hyperlink',
      data: { link_type: 'Document', id: toAnna.id },
    };
    const short = {
      head: { rows: [{ cells: [{ content: richText('Nafn') }] }] },
      body: { rows: [{ cells: [{ content: richText('Anna', 'paragraph', [link]) }] }] },
    };
    const { service, data, problems } = await served({ table: field('Table') }, { table: short });
    expect(problems).toEqual([]);
    expect(data.table).toMatchObject({
      head: { rows: [{ key: expect.any(String), cells: [{ type: 'header' }] }] },
      body: {
        rows: [{ cells: [{ type: 'data', content: [{ spans: [{ ...link, data: toAnna }] }] }] }],
      },
    });
    const keys = JSON.stringify(data).match(/"key":"[^"]+"/g);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(4);
    const routes = JSON.stringify([{ type: 'person', path: '/:uid' }]);
    const { body } = await search(service, { routes, q: '[[at(document.type, "post")]]' });
    expect(JSON.stringify(body)).toContain('"url":"/anna"');
  });

  test.each<[Json, string]>([
    [{ body: { rows: [{ cells: 'x' }] } }, 'data.table.body.rows[0].cells'],
    [
      { body: { rows: [{ cells: [{ content: ['x'] }] }] } },
      'data.table.body.rows[0].cells[0].content[0]',
    ],
  ])('that is damaged is a problem: %j', async (damaged, place) => {
    const { problems } = await served({ table: field('Table') }, { table: damaged });
    expect(problems.map((problem) => problem.field)).toEqual([place]);
  });
});

describe('links', () => {
  const web = {
    link_type: 'Web',
    key: 'w',
    url: 'https://example.org',
    target: '_blank',
    text: 'Vefur',
    variant: 'Primary',
  };
  const media = {
    ...{
      id: 'a',
      link_type: 'Media',
      key: 'm',
      name: 'a.pdf',
      kind: 'document',
      size: '9',
      text: 'Skjal',
    },
    url: 'https://acme.cdn.prismic.io/acme/a.pdf',
  };
  const person = { ...toAnna, key: 'd', text: 'Anna', variant: 'Secondary' };
  const label = { link_type: 'Any', text: 'Án slóðar', variant: 'Primary' };
  const withText = field('Link', { allowText: true, variants: ['Primary', 'Secondary'] });

  test('keep text, variant and key; a label needs no target', async () => {
    writeAnna();
    const fields = { web: withText, media: withText, person: withText, label: withText };
    const values = { web, media, person, label };
    const { service, data, problems } = await served(fields, values);
    expect(problems).toEqual([]);
    expect(data).toEqual(values);
    // In GraphQL, a link without a target is null, because Prismic's type `_Linkable` has no field
    // for a text.
    expect(
      await inGraphql(service, 'web { ... on _ExternalLink { url } } label { _linkType }'),
    ).toEqual({
      web: { url: web.url },
      label: null,
    });
  });

  test('in a list pass unchanged; the custom type says what is empty', async () => {
    writeAnna();
    const links = [web, person, { ...label, key: 'l' }];
    const list = field('Link', { allowText: true, repeat: true });
    const { service, data, problems } = await served(
      {
        links: list,
        none: list,
        absent: list,
        single: field('Link'),
        one: field('Link', { select: 'document' }),
      },
      { links, none: [], single: { link_type: 'Any' }, one: { link_type: 'Any' } },
    );
    expect(problems).toEqual([]);
    expect(data).toEqual({
      links,
      none: [],
      absent: [],
      single: { link_type: 'Any' },
      one: { link_type: 'Any' },
    });
    expect(await inGraphql(service, 'links none')).toEqual({ links, none: null });
    const q = (list: string) => searchIds(service, { q: `[[${list}]]` });
    expect(await q(`at(my.post.links, "${toAnna.id}")`)).toEqual(['post-one-is']);
    expect(await q('missing(my.post.none)')).toEqual(['post-one-is']);
  });

  test('in a list get a key each; a value that is not a link is a problem', async () => {
    const { data, problems } = await served(
      { links: field('Link', { repeat: true }), single: field('Link') },
      {
        links: [{ link_type: 'Web', url: 'https://a.example' }, label, { url: 'x' }],
        single: [web],
      },
    );
    const keys = (data.links as JsonObject[]).map(({ key }) => key);
    expect(keys).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set(keys).size).toBe(2);
    expect(problems.map((problem) => problem.field)).toEqual(['data.links[2]', 'data.single']);
  });
});

describe('a relationship with picked fields', () => {
  const author = field('Link', {
    select: 'document',
    customtypes: [
      {
        id: 'person',
        fields: [
          'name',
          { id: 'jobs', fields: ['title'] },
          { id: 'town', customtypes: [{ id: 'town', fields: ['name'] }] },
        ],
      },
    ],
  });
  const toOne = { link_type: 'Document', id: toAnna.id };

  test('carries the fields of its target, at each level only the picked ones', async () => {
    writeAnna();
    const { service, data, problems } = await served(
      { author, plain: field('Link', { select: 'document', customtypes: ['person'] }) },
      { author: { ...toOne, data: { name: 'Old name' } }, plain: toOne },
    );
    expect(problems).toEqual([]);
    expect(data.author).toMatchObject({ id: toAnna.id, link_type: 'Document' });
    expect((data.author as JsonObject).data).toEqual({
      name: 'Anna',
      town: expect.objectContaining({ id: 'town-vik-is', data: { name: 'Vík' } }),
      jobs: [{ title: 'Smiður' }],
    });
    expect(data.plain).not.toHaveProperty('data');

    const fetched = await search(service, {
      fetchLinks: 'person.born',
      routes: JSON.stringify([{ type: 'town', path: '/:uid' }]),
      q: '[[at(document.type, "post")]]',
    });
    const [result] = fetched.body.results as { data: Record<string, JsonObject> }[];
    expect(result?.data.author?.data).toMatchObject({
      ...{ born: '1990-02-03', name: 'Anna', town: { url: '/vik' } },
    });
  });

  test('mistakes in the target are reported once, with the target', async () => {
    writeAnna({ name: 1 });
    const { problems } = await served({ author }, { author: toOne });
    expect(problems.map(({ file, field: place }) => [/\w+\.json$/.exec(file)?.[0], place])).toEqual(
      [['anna.json', 'data.name']],
    );
  });
});

test('groups in groups pass, in REST and GraphQL', async () => {
  const inner = field('Group', {
    fields: { name: field('Text'), link: field('Link', { repeat: true }) },
  });
  const link = [{ link_type: 'Web', key: 'w', url: 'https://example.org' }];
  const rows = [{ title: 'A', inner: [{ name: 'a', link }] }];
  const { service, data, problems } = await served(
    { rows: field('Group', { fields: { title: field('Text'), inner } }) },
    { rows },
  );
  expect([data, problems]).toEqual([{ rows }, []]);
  expect(await inGraphql(service, 'rows { title inner { name link } }')).toEqual({ rows });
});

test('values of a type that the service does not know pass, and the custom type is a problem', async () => {
  const values = { magic: { any: ['thing'] }, rank: 4, catalog: { id: 'x' } };
  const { service, data, problems } = await served(
    { magic: field('Magic'), rank: field('Range'), catalog: field('IntegrationFields') },
    values,
  );
  expect(problems).toMatchObject([
    {
      file: expect.stringContaining('post/index.json'),
      field: 'json.Main.magic',
      cause: expect.stringContaining('"Magic"'),
    },
  ]);
  expect(data).toMatchObject(values);
  expect(await inGraphql(service, 'magic rank catalog')).toEqual(values);
});

test('keys that the service does not know pass, or are problems', async () => {
  await content.writeImage('a.png', 4, 2);
  writeAnna();
  const span = {
    start: 0,
    end: 1,
    type: 'hyperlink',
    data: { link_type: 'Web', url: 'https://a.example', rel: 'me' },
    id: 's',
  };
  content.write('slices/Card/model.json', {
    id: 'card',
    variations: [{ id: 'default', version: 'initial', primary: {}, items: {} }],
  });
  const slice = {
    slice_type: 'card',
    variation: 'default',
    version: 'v2',
    name: 'Spjald',
    id: 'card$1',
    slice_label: null,
  };
  content.writeType('post', {
    Main: {
      uid: field('UID'),
      text: field('StructuredText'),
      image: field('Image'),
      none: field('Image', { thumbnails: [{ name: 'Mobile', width: 4 }] }),
      body: field('Slices', { choices: { card: { type: 'SharedSlice' } } }),
    },
  });
  content.writeDocument('is/post/one', {
    uid: 'one',
    titel: 'x',
    data: {
      text: [
        { type: 'paragraph', text: 'a', spans: [span], direction: 'rtl' },
        { type: 'image', file: 'a.png', label: 'wide' },
      ],
      image: { file: 'a.png', credit: 'Anna' },
      none: { id: null, url: null, dimensions: null, alt: null },
      body: [{ ...slice, primary: {}, items: [] }],
    },
  });
  const service = await serve(content);
  expect(service.problems()).toMatchObject([
    { field: 'titel', cause: 'a document has no such key.' },
  ]);
  const { body } = await search(service, { q: '[[at(document.type, "post")]]' });
  const [result] = body.results as JsonObject[];
  expect(result?.data).toMatchObject({
    text: [
      { spans: [span], direction: 'rtl' },
      { type: 'image', label: 'wide' },
    ],
    image: { dimensions: { width: 4, height: 2 }, credit: 'Anna' },
    none: { id: null, url: null, dimensions: null, alt: null, Mobile: {} },
    body: [slice],
  });
});
