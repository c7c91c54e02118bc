import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fakeArticles } from '../../test/fakeDocuments';
import { fakeGatsby } from '../../test/fakeGatsby';
import { runHooks } from '../../test/runHooks';
import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';

let repository: FakeRepository;
let folder: string;
beforeEach(async () => {
  repository = await startFakeRepository();
  repository.documents = fakeArticles(2);
  folder = mkdtempSync(join(tmpdir(), 'prismic-'));
  writeJson('customtypes/person/index.json', {
    id: 'person',
    json: { Main: { uid: { type: 'UID' }, name: { type: 'Text' }, body: zone, table, links } },
  });
  writeJson('customtypes/article/index.json', {
    id: 'article',
    json: { Main: { place: { type: 'Text' }, body: zone } },
  });
  writeJson('slices/Hero/model.json', {
    id: 'hero',
    type: 'SharedSlice',
    variations: [{ id: 'default', primary: { title: { type: 'StructuredText' } } }],
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const table = { type: 'Table' };
const links = { type: 'Link', config: { repeat: true } };
const zone = { type: 'Slices', config: { choices: { hero: { type: 'SharedSlice' } } } };

function writeJson(name: string, value: unknown): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
}

const allOptions = (options: Partial<PrismicPluginOptions> = {}): PrismicPluginOptions => ({
  endpoint: repository.endpoint,
  defaultLang: 'is',
  customTypes: join(folder, 'customtypes'),
  ...options,
});

async function mount(options: Partial<PrismicPluginOptions> = {}) {
  const gatsby = fakeGatsby();
  await runHooks(gatsby, allOptions(options));
  repository.requests.length = 0;
  return gatsby;
}

test('a query for a type without a published document returns no documents and sends no request', async () => {
  const { query } = await mount();
  const { data, errors } = await query(
    `query ($uid: String!, $sort: PRISMIC_SortPersony = name_ASC) {
      prismic {
        person(uid: $uid, lang: "is") { name ...Hero }
        people: allPersons(sortBy: $sort, where: { name: "Anna" }, first: 10) {
          count: totalCount
          pageInfo { hasNextPage endCursor }
          edges { cursor node { name table links _meta { uid } } }
        }
      }
    }
    fragment Hero on PRISMIC_Person { body { ... on PRISMIC_PersonBodyHero { type } } }`,
    { uid: 'anna' },
  );
  expect(errors).toBeUndefined();
  expect(data?.prismic).toEqual({
    person: null,
    people: { count: 0, pageInfo: { hasNextPage: false, endCursor: null }, edges: [] },
  });
  expect(repository.requests).toEqual([]);
});

test('the same query returns published documents; new fields and slices are null', async () => {
  const { query } = await mount();
  const { data, errors } = await query(`{
    prismic {
      article(uid: "grein-1", lang: "is") {
        title
        place
        related { ... on PRISMIC_Person { name } ... on PRISMIC_Article { title } }
        body { ... on PRISMIC_ArticleBodyHero { variation { __typename } } ...Person }
      }
      allPersons { totalCount }
      byPlace: allArticles(where: { place: "Reykjavík" }) { totalCount }
      sorted: allArticles(sortBy: place_ASC) { totalCount }
    }
  }
  fragment Person on PRISMIC_ArticleBodyHero { label }`);
  expect(errors).toBeUndefined();
  expect(data?.prismic).toEqual({
    article: { title: 'Grein 1', place: null, related: null, body: null },
    allPersons: { totalCount: 0 },
    byPlace: { totalCount: 0 },
    sorted: { totalCount: 2 },
  });
  expect(repository.requests.map((request) => request.query)).toEqual([
    '{article(uid:"grein-1" lang:"is"){title related{__typename ...on Article{title _meta{documentId:id}}}' +
      'body{__typename}_meta{documentId:id}}sorted:allArticles{totalCount}}',
  ]);
});

test('a type without a published document has no pages, and an unpublished sort order is ignored', async () => {
  const { pages } = await mount({
    extraPageFields: 'place',
    pages: [
      { type: 'Person', match: '/folk/:uid', component: '/person.tsx', sortBy: 'name_ASC' },
      { type: 'Article', match: '/:uid', component: '/article.tsx', sortBy: 'place_ASC' },
    ],
  });
  expect(pages.map(({ path }) => path)).toEqual(['/grein-1', '/grein-2']);
  expect(pages[0]?.context).toMatchObject({ place: null });
});

test.each([
  ['{"id": "person",', /person\/index.json cannot be read/],
  ['[]', /person\/index.json is not in Prismic's custom-type format/],
])('an error names the file with %s', async (text, message) => {
  writeJson('customtypes/person/index.json', text);
  await expect(mount()).rejects.toThrow(message);
});

test('in gatsby develop a file that becomes unreadable is an error, and new documents have the last schema', async () => {
  const [gatsby, options] = [fakeGatsby('develop'), allOptions()];
  await runHooks(gatsby, options);
  writeJson('customtypes/person/index.json', '{"id": "person",');
  Object.assign(repository, { ref: 'ref-2', documents: fakeArticles(3) });
  await runHooks(gatsby, options);
  expect(gatsby.errors).toEqual([
    expect.stringMatching(/person\/index.json cannot be read: .*\nThe schema stays as it is\./),
  ]);
  const { data } = await gatsby.query(
    '{ prismic { allPersons { edges { node { name } } } allArticles { totalCount } } }',
  );
  expect(data?.prismic).toEqual({ allPersons: { edges: [] }, allArticles: { totalCount: 3 } });
});

test('a folder without custom types is an error', async () => {
  await expect(mount({ customTypes: join(folder, 'slices') })).rejects.toThrow(
    /the folder slices contains no custom type/,
  );
});

test('the node of the ref lists the schema’s fields, and those that a type lacks', async () => {
  const { nodes } = await mount();
  const node = [...nodes.values()].find(({ internal }) => internal.type === 'PrismicRef');
  const { schemaFields, absentFields } = JSON.parse(node?.internal.content ?? '');
  expect(schemaFields).toEqual(expect.arrayContaining(['Article.title', 'Homepage._meta']));
  expect(schemaFields).not.toContain('Query.article');
  // The fields of Person are not listed, because the schema lacks the type itself.
  expect(absentFields).toEqual(['Article.place']);
});
