import Prismic from 'prismic-javascript';
import type { ContentService } from '../src/startContentService';
import { serve } from './content';
import type { TestContent } from './content';
import { recipeContent } from './recipes';

// The unmodified official client of 2019, used as sites of that time use it.

const { Predicates } = Prismic;
const kjotsupa = 'recipe-kjotsupa-is';
const plokkfiskur = 'recipe-plokkfiskur-is';
const meatSoup = 'recipe-meat-soup-en-us';

let content: TestContent;
let service: ContentService;
beforeAll(async () => {
  content = await recipeContent();
  content.write('documents/repository.json', {
    name: 'acme',
    license: 'All Rights Reserved',
    languages: [
      { id: 'is', name: 'Icelandic', is_master: true },
      { id: 'en-us', name: 'English - United States', is_master: false },
    ],
    bookmarks: { soup: kjotsupa },
    experiments: {
      running: [
        {
          ...{ id: 'names', googleId: 'g4SIcyJk', name: 'Names of soups' },
          variations: [
            { id: 'base', label: 'Base' },
            { id: 'fancy', label: 'Fancy' },
          ],
        },
      ],
    },
  });
  const soup = { id: kjotsupa, uid: 'kjotsupa', type: 'recipe', lang: 'is' };
  content.write('documents/drafts/is/recipe/kjotsupa.json', {
    ...soup,
    data: { summary: 'Drög að súpu' },
  });
  content.write('documents/drafts/is/recipe/skyr.json', {
    ...{ id: 'recipe-skyr-is', uid: 'skyr', type: 'recipe', lang: 'is' },
    data: { summary: 'Skyr' },
  });
  content.write('documents/releases/christmas/release.json', { label: 'Christmas' });
  content.write('documents/releases/christmas/is/recipe/kjotsupa.json', {
    ...soup,
    data: { summary: 'Jólasúpa' },
  });
  content.write('documents/experiments/names/fancy/is/recipe/kjotsupa.json', {
    ...soup,
    data: { summary: 'Consommé' },
  });
  service = await serve(content);
});
afterAll(async () => {
  await service.close();
  content.remove();
});

const api = () => Prismic.getApi(`${service.url}/api/v2`);

async function found(q: string | string[], options: Record<string, string> = {}) {
  const { results } = await (await api()).query(q, { lang: '*', ...options });
  return results.map(({ id }) => id);
}

test.each(['/api', '/api/v2'])('reads the repository at %s', async (path) => {
  const repository = await Prismic.getApi(service.url + path);
  expect(repository.master()).toBe(service.ref());
  expect(repository.refs.filter(({ isMasterRef }) => isMasterRef)).toHaveLength(1);
  expect(repository.bookmarks).toEqual({ soup: kjotsupa });
  expect(repository.types).toMatchObject({ recipe: 'Recipe', settings: 'settings' });
  expect(repository.languages.map(({ id }) => id)).toEqual(['is', 'en-us']);
  expect(repository.tags).toEqual(expect.arrayContaining(['súpa', 'vetur']));
  expect(repository.ref('No such release')).toBeNull();
  expect(repository.experiments.refFromCookie('none 0')).toBeNull();
});

test.each([
  ['at', Predicates.at('my.recipe.uid', 'kjotsupa'), [kjotsupa]],
  ['at, all tags', Predicates.at('document.tags', ['súpa', 'vetur']), [kjotsupa]],
  [
    'not',
    [Predicates.at('document.type', 'recipe'), Predicates.not('document.lang', 'is')],
    [meatSoup],
  ],
  [
    'any',
    Predicates.any('document.type', ['recipe', 'cook']),
    [kjotsupa, 'cook-anna-is', meatSoup, plokkfiskur],
  ],
  ['in', Predicates.in('document.id', [plokkfiskur, kjotsupa]), [plokkfiskur, kjotsupa]],
  ['has', Predicates.has('my.recipe.photo'), [kjotsupa]],
  ['missing', Predicates.missing('my.recipe.cooked'), [plokkfiskur]],
  ['fulltext', Predicates.fulltext('document', 'kjötsúpa'), [kjotsupa]],
  ['fulltext of a field', Predicates.fulltext('my.recipe.title', 'Soup'), [meatSoup]],
  ['number.gt', Predicates.number.gt('my.note.number', 23), ['note-note-24-is']],
  ['number.lt', Predicates.number.lt('my.note.number', 1), ['note-note-00-is']],
  [
    'number.inRange',
    Predicates.number.inRange('my.note.number', 3, 4),
    ['note-note-03-is', 'note-note-04-is'],
  ],
  [
    'date.before',
    Predicates.date.before('my.recipe.cooked', new Date('2026-02-28T00:00:00Z')),
    [kjotsupa],
  ],
  ['date.after', Predicates.date.after('my.recipe.cooked', '2026-02-01'), [meatSoup]],
  [
    'date.between',
    Predicates.date.between('my.recipe.cooked', '2026-01-01', '2026-12-31'),
    [kjotsupa, meatSoup],
  ],
  ['date.month', [Predicates.date.month('my.recipe.cooked', 'February')], [meatSoup]],
  ['date.year', [Predicates.date.year('my.recipe.cooked', 2026)], [kjotsupa, meatSoup]],
  ['date.hour', [Predicates.date.hour('my.recipe.moment', 18)], [kjotsupa]],
  ['geopoint.near', Predicates.geopoint.near('my.recipe.place', 64.1, -21.8, 10), [kjotsupa]],
])('queries with %s', async (_what, q, ids) => {
  expect(await found(q)).toEqual(ids);
});

test('orders, limits and pages as requested', async () => {
  const repository = await api();
  const page = await repository.query(Predicates.at('document.type', 'note'), {
    orderings: '[my.note.number desc]',
    pageSize: 10,
    page: 3,
  });
  expect(page).toMatchObject({
    page: 3,
    results_per_page: 10,
    results_size: 5,
    total_results_size: 25,
    total_pages: 3,
    next_page: null,
  });
  expect(page.results.map(({ data }) => (data as { number: number }).number)).toEqual([
    4, 3, 2, 1, 0,
  ]);

  const previous = await fetch(page.prev_page);
  expect(previous.status).toBe(200);
  expect(await previous.json()).toMatchObject({ page: 2, results_size: 10 });

  const fields = await repository.query(Predicates.at('document.id', kjotsupa), {
    fetch: 'recipe.summary',
  });
  expect(fields.results[0]?.data).toEqual({ summary: 'Súpa með kjöti' });
});

test('finds documents by id, by ids in their order, by uid, and of single types', async () => {
  const repository = await api();
  expect((await repository.getByID(meatSoup)).uid).toBe('meat-soup');
  const { results } = await repository.getByIDs([meatSoup, kjotsupa]);
  expect(results.map(({ id }) => id)).toEqual([meatSoup, kjotsupa]);
  expect((await repository.getByUID('recipe', 'kjotsupa')).id).toBe(kjotsupa);
  expect((await repository.getByUID('recipe', 'meat-soup', { lang: 'en-us' })).id).toBe(meatSoup);
  expect((await repository.getSingle('settings')).id).toBe('settings-stillingar-is');
});

test('a missing document is undefined', async () => {
  const repository = await api();
  expect(await repository.getByID('nobody')).toBeUndefined();
  expect(await repository.getByUID('recipe', 'nobody')).toBeUndefined();
  expect(await repository.getByUID('recipe', 'meat-soup')).toBeUndefined();
  expect(await repository.getSingle('settings', { lang: 'en-us' })).toBeUndefined();
});

test('callbacks get the same result as promises', async () => {
  const repository = await api();
  const viaCallback = await new Promise((resolve, reject) => {
    repository
      .getByID(kjotsupa, {}, (error, document) => (error ? reject(error) : resolve(document?.id)))
      .catch(reject);
  });
  expect(viaCallback).toBe(kjotsupa);
});

test('the everything form accepts every search option', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const form = (await api()).everything();
  const { results } = await form
    .ref(service.ref())
    .lang('*')
    .fetch(['recipe.title'])
    .fetchLinks(['cook.name'])
    .orderings(['my.recipe.title desc'])
    .pageSize(2)
    .page(1)
    .query(Predicates.at('document.type', 'recipe'))
    .submit(() => undefined);
  expect(results).toHaveLength(2);
  // The client warns that `graphQuery` should be used instead.
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test('the client rejects a parameter that the form does not declare', async () => {
  const repository = await api();
  await expect(
    (async () => repository.query(Predicates.at('document.type', 'note'), { nope: 'x' }))(),
  ).rejects.toThrow('Unknown field nope');
});

test.each([
  ['[[at(document.type "note")]]', 400],
  ['[[at(my.note.nope, 1)]]', 400],
])("the invalid query %s gives the client's error with the status", async (q, status) => {
  const repository = await api();
  await expect(repository.query(q, {})).rejects.toMatchObject({
    status,
    message: expect.stringMatching(/^Unexpected status code \[400\] on URL http/),
  });
});

test('an unknown ref gives an error with the status', async () => {
  const repository = await api();
  await expect(
    repository.query(Predicates.at('document.type', 'note'), { ref: 'ZzzzzzzzzzzzzzzZ' }),
  ).rejects.toMatchObject({ status: 404 });
});

test('finds a bookmarked document, and rejects an unknown bookmark with its message', async () => {
  const repository = await api();
  expect((await repository.getBookmark('soup')).uid).toBe('kjotsupa');
  await expect(repository.getBookmark('nope')).rejects.toBe('Error retrieving bookmarked id');
});

test('reads a release by the ref for its label', async () => {
  const repository = await api();
  const ref = repository.ref('Christmas') ?? '';
  const { data } = await repository.getByID(kjotsupa, { ref });
  expect((data as { summary: string }).summary).toBe('Jólasúpa');
});

test('a request with a variation in its cookie reads the experiment', async () => {
  const read = async (index: number) => {
    const value = encodeURIComponent(`g4SIcyJk ${index}`);
    const cookie = `${Prismic.experimentCookie}=${value}`;
    const req = { headers: { cookie } };
    const repository = await Prismic.getApi(`${service.url}/api/v2`, { req });
    expect(repository.currentExperiment()?.googleId()).toBe('g4SIcyJk');
    return (await repository.getByID(kjotsupa)).data as { summary: string };
  };
  expect((await read(0)).summary).toBe('Súpa með kjöti');
  expect((await read(1)).summary).toBe('Consommé');
});

describe('previews', () => {
  const linkResolver = ({ uid, lang }: { uid: string; lang: string }) => `/${lang}/${uid}/`;

  async function preview(document: string): Promise<{ token: string; documentId: string }> {
    const address = `${service.url}/previews?${new URLSearchParams({ document })}`;
    const response = await fetch(address, { method: 'POST' });
    return (await response.json()) as { token: string; documentId: string };
  }

  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test.each(['kjotsupa', 'skyr'])('previewSession leads to the page of %s', async (uid) => {
    const { token } = await preview(uid);
    expect(await (await api()).previewSession(token, linkResolver, '/')).toBe(`/is/${uid}/`);
  });

  test.each(['kjotsupa', 'skyr'])('getPreviewResolver leads to the page of %s', async (uid) => {
    const { token, documentId } = await preview(uid);
    const resolver = (await api()).getPreviewResolver(token, documentId);
    expect(await resolver.resolve(linkResolver, '/')).toBe(`/is/${uid}/`);
    const without = (await api()).getPreviewResolver(token);
    expect(await without.resolve(linkResolver, '/home')).toBe('/home');
  });

  test('an unknown preview gives an error with the status', async () => {
    const token = `${service.url}/previews/Xnobody:1?websitePreviewId=x`;
    await expect((await api()).previewSession(token, linkResolver, '/')).rejects.toMatchObject({
      status: 404,
      message: `Unexpected status code [404] on URL ${token}`,
    });
  });

  test.each([
    ['the token', (token: string) => token],
    [
      'the toolbar’s JSON',
      (token: string) => JSON.stringify({ _tracker: 'x', 'acme.prismic.io': { preview: token } }),
    ],
  ])('a request with %s in its cookie reads the drafts', async (_what, toCookie) => {
    const { token } = await preview('skyr');
    const cookie = `${Prismic.previewCookie}=${encodeURIComponent(toCookie(token))}`;
    const repository = await Prismic.getApi(`${service.url}/api/v2`, {
      req: { headers: { cookie } },
    });
    expect((await repository.getByUID('recipe', 'skyr')).id).toBe('recipe-skyr-is');
    expect((await repository.getByID(kjotsupa)).data).toMatchObject({ summary: 'Drög að súpu' });
    expect(await (await api()).getByUID('recipe', 'skyr')).toBeUndefined();
  });
});

describe('a private repository', () => {
  const accessToken = 'MC5YZW50Lk5v';
  let closed: ContentService;
  beforeAll(async () => {
    closed = await serve(content, { accessToken });
  });
  afterAll(() => closed.close());

  test('is readable by a client with the token, which it passes on to the search', async () => {
    const repository = await Prismic.getApi(`${closed.url}/api/v2`, { accessToken });
    expect((await repository.getByID(kjotsupa)).id).toBe(kjotsupa);
  });

  test.each([undefined, 'nope'])('is not readable with the token %s', async (wrong) => {
    const options = wrong === undefined ? {} : { accessToken: wrong };
    await expect(Prismic.getApi(`${closed.url}/api/v2`, options)).rejects.toMatchObject({
      status: 401,
    });
  });
});
