import { filter } from '@prismicio/client';
import Prismic from 'prismic-javascript';
import { repositoryFile, text, typeFile, uid } from '../../../test/contentFiles';
import type { ContentService } from '../../../test/startContentService';
import { startContentService } from '../../../test/startContentService';
import type { StubServer } from '../../../test/startStubServer';
import { startStubServer } from '../../../test/startStubServer';
import { createContentApi } from './createContentApi';

// Compares this client with Prismic's unmodified client of 2019, both with the embedded content service:
// the same request must have the same result or the same error message.

const document = (file: string, uid: string | undefined, data: object, others = {}) => {
  const [name, typeId, lang] = file.split('/').reverse();
  return {
    [`documents/${file}.json`]: {
      ...{ id: `${typeId}-${name}-${lang}`, ...(uid ? { uid } : {}), type: typeId, lang },
      ...{ first_publication_date: '2026-01-01T09:00:00+0000' },
      ...{ last_publication_date: '2026-01-01T09:00:00+0000', data },
      ...others,
    },
  };
};

const stool = 'article-stool-is';
const stoolInEnglish = 'article-stool-en-us';
const draft = 'article-draft-is';
const front = 'homepage-front-is';

const files = {
  ...typeFile('person', { name: text }),
  ...typeFile('article', {
    uid,
    title: text,
    lead: text,
    author: { type: 'Link', config: { select: 'document' } },
  }),
  ...typeFile('homepage', { address: text }),
  ...repositoryFile('Long Name', { bookmarks: { favourite: stool } }),
  ...document('is/person/anna', undefined, { name: 'Anna' }),
  ...document('is/article/stool', 'stóll', {
    ...{ title: 'Stóll', lead: 'Úr birki' },
    author: { link_type: 'Document', id: 'person-anna-is' },
  }),
  ...document(
    'en-us/article/stool',
    'stool',
    { title: 'A stool' },
    { alternate_language_id: stool },
  ),
  ...document('is/article/table', 'borð', { title: 'Borð' }),
  ...document('is/article/chair', 'askja', { title: 'Askja' }),
  ...document('is/homepage/front', undefined, { address: 'Reykjavík' }),
  ...document('drafts/is/article/draft', 'drög', { title: 'Drög' }),
  ...document('drafts/is/article/stool', 'stóll', { title: 'Kollur' }),
  'documents/releases/christmas/release.json': { label: 'Christmas' },
  ...document('releases/christmas/is/article/stool', 'stóll', { title: 'Jólastóll' }),
  ...document('experiments/names/long/is/article/stool', 'stóll', { title: 'Þrífættur kollur' }),
};

let service: ContentService;
let privateService: ContentService;
beforeAll(async () => {
  [service, privateService] = await Promise.all([
    startContentService(files),
    startContentService(files, ['--access-token', 'MC5secret']),
  ]);
});
afterAll(() => Promise.all([service.close(), privateService.close()]));
// The client of 2019 logs deprecation warnings.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const ours = (options = {}) => createContentApi({ endpoint: `${service.url}/api/v2`, ...options });
const theirs = (options = {}) => Prismic.getApi(`${service.url}/api/v2`, options);
type Ours = ReturnType<typeof ours>;
type Theirs = Awaited<ReturnType<typeof theirs>>;

async function openPreview(uid: string): Promise<{ token: string; documentId: string }> {
  const address = `${service.url}/previews?${new URLSearchParams({ document: uid })}`;
  const response = await fetch(address, { method: 'POST' });
  return (await response.json()) as { token: string; documentId: string };
}

/** Removes the URLs of the neighbouring pages, which differ between the clients. */
function comparable(response: unknown): unknown {
  if (typeof response !== 'object' || response === null) return response;
  return { ...response, next_page: null, prev_page: null };
}

const everyParameter = {
  lang: 'is',
  page: 2,
  pageSize: 1,
  orderings: '[my.article.title desc]',
};

test.each<[string, (api: Ours) => Promise<unknown>, (api: Theirs) => Promise<unknown>]>([
  ['an id', (api) => api.getByID(stoolInEnglish), (api) => api.getByID(stoolInEnglish)],
  [
    'an id and a language',
    (api) => api.getByID(stoolInEnglish, { lang: 'is' }),
    (api) => api.getByID(stoolInEnglish, { lang: 'is' }),
  ],
  ['an unknown id', (api) => api.getByID('nobody'), (api) => api.getByID('nobody')],
  [
    'ids, in the requested order',
    (api) => api.getByIDs([stoolInEnglish, 'nobody', stool]),
    (api) => api.getByIDs([stoolInEnglish, 'nobody', stool]),
  ],
  ['a uid', (api) => api.getByUID('article', 'stóll'), (api) => api.getByUID('article', 'stóll')],
  [
    'a uid of another language',
    (api) => api.getByUID('article', 'stool'),
    (api) => api.getByUID('article', 'stool'),
  ],
  [
    'a uid and its language',
    (api) => api.getByUID('article', 'stool', { lang: 'en-us' }),
    (api) => api.getByUID('article', 'stool', { lang: 'en-us' }),
  ],
  ['a single type', (api) => api.getSingle('homepage'), (api) => api.getSingle('homepage')],
  ['a bookmark', (api) => api.getBookmark('favourite'), (api) => api.getBookmark('favourite')],
  [
    'a query with order and page',
    (api) => api.query(filter.at('document.type', 'article'), everyParameter),
    (api) => api.query(Prismic.Predicates.at('document.type', 'article'), everyParameter),
  ],
  [
    'several filters',
    (api) =>
      api.query([filter.at('document.type', 'article'), filter.fulltext('document', 'birki')]),
    (api) =>
      api.query(
        [
          Prismic.Predicates.at('document.type', 'article'),
          Prismic.Predicates.fulltext('document', 'birki'),
        ],
        { lang: '*' },
      ),
  ],
  [
    'documents after a document',
    (api) => api.query('[at(document.type, "article")]', { after: stool, lang: 'is' }),
    (api) => api.query('[at(document.type, "article")]', { after: stool, lang: 'is' }),
  ],
  [
    'some fields',
    (api) => api.getByID(stool, { fetch: ['article.title'] }),
    (api) => api.getByID(stool, { fetch: 'article.title' }),
  ],
  [
    'fields of linked documents',
    (api) => api.getByID(stool, { fetchLinks: 'person.name' }),
    (api) => api.getByID(stool, { fetchLinks: 'person.name' }),
  ],
  [
    'a graphQuery',
    (api) => api.getByID(stool, { graphQuery: '{ article { lead } }' }),
    (api) => api.getByID(stool, { graphQuery: '{ article { lead } }' }),
  ],
  [
    'a release',
    async (api) => api.getByID(stool, { ref: await api.getRef('Christmas') }),
    async (api) => api.getByID(stool, { ref: String(api.ref('Christmas')) }),
  ],
])('%s', async (_, requestOurs, requestTheirs) => {
  const [actual, expected] = await Promise.all([requestOurs(ours()), theirs().then(requestTheirs)]);
  expect(comparable(actual)).toEqual(comparable(expected));
});

test('the compared responses contain documents', async () => {
  const api = ours();
  expect(await api.getByID(stool)).toMatchObject({ uid: 'stóll', data: { lead: 'Úr birki' } });
  expect(await api.getByID(stool, { fetch: 'article.title' })).toHaveProperty('data', {
    title: 'Stóll',
  });
  const linked = await api.getByID(stool, { fetchLinks: 'person.name' });
  expect(linked?.data.author).toMatchObject({ data: { name: 'Anna' } });
  expect((await api.getByIDs([stoolInEnglish, stool])).results.map(({ id }) => id)).toEqual([
    stoolInEnglish,
    stool,
  ]);
  const { results } = await api.query(filter.at('document.type', 'article'), everyParameter);
  expect(results.map(({ data }) => data.title)).toEqual(['Borð']);
  expect(await api.getSingle('homepage')).toHaveProperty('id', front);
  const christmas = await api.getByID(stool, { ref: await api.getRef('christmas') });
  expect(christmas?.data.title).toBe('Jólastóll');
});

test('metadata', async () => {
  const [metadata, expected] = await Promise.all([ours().getMetadata(), theirs()]);
  expect(metadata.masterRef).toBe(expected.master());
  expect(metadata.refs).toEqual(expected.refs);
  expect(metadata.bookmarks).toEqual(expected.bookmarks);
  expect(metadata.types).toEqual(expected.types);
  expect(metadata.tags).toEqual(expected.tags);
  expect(metadata.languages.map(({ id }) => id)).toEqual(expected.languages.map(({ id }) => id));
  expect(metadata.experiments.map(({ googleId }) => googleId)).toEqual(
    expected.experiments.running.map((experiment) => experiment.googleId()),
  );
  expect(Object.keys(metadata.forms)).toEqual(Object.keys(expected.data.forms));
});

const messageOf = async (promise: Promise<unknown>): Promise<string | undefined> => {
  const reason: unknown = await promise.then(
    () => 'no error',
    (error: unknown) => error,
  );
  return (reason instanceof Error ? reason.message : String(reason)).split('\n')[0];
};

test.each<[string, (api: Ours) => Promise<unknown>, (api: Theirs) => Promise<unknown>]>([
  ['an unknown bookmark', (api) => api.getBookmark('x'), (api) => api.getBookmark('x')],
  [
    'an unknown field',
    (api) => api.query([], { colour: 'red' } as object),
    async (api) => api.query('', { colour: 'red' }),
  ],
])('%s has the same error message', async (_, requestOurs, requestTheirs) => {
  expect(await messageOf(requestOurs(ours()))).toBe(await messageOf(theirs().then(requestTheirs)));
});

describe('a failing service', () => {
  let stub: StubServer;
  beforeEach(async () => {
    stub = await startStubServer(() => 'hang');
  });
  afterEach(() => stub.close());

  test('a status and a timeout have the same error message', async () => {
    const endpoint = `${stub.url}/api/v2`;
    const options = { timeoutInMs: 300 };
    const both = () =>
      Promise.all([
        messageOf(createContentApi({ endpoint, ...options }).getMetadata()),
        messageOf(Prismic.getApi(endpoint, options)),
      ]);
    const [timeout, theirTimeout] = await both();
    expect(timeout).toBe(theirTimeout);
    stub.respond = () => ({ status: 503, body: 'Busy' });
    const [status, theirStatus] = await both();
    expect(status).toBe(theirStatus);
    expect(status).not.toBe(timeout);
  });

  test('a repository without the search form has the same error message', async () => {
    stub.respond = () => ({ body: { refs: [{ ref: 'r', isMasterRef: true }], forms: {} } });
    const endpoint = `${stub.url}/api/v2`;
    expect(await messageOf(createContentApi({ endpoint }).query([]))).toBe(
      await messageOf(Prismic.getApi(endpoint).then(async (api) => api.query('', {}))),
    );
  });
});

test('the error for an invalid query contains the position', async () => {
  await expect(ours().query('[at(document.type "article")]')).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(
      /^Unexpected status code \[400\] on URL \S+\nThe service says: .*line:1/,
    ),
  });
});

describe('previews', () => {
  const linkResolver = ({ uid }: { uid?: string | null }) => `/${uid}/`;

  test.each(['drög', 'stóll'])('a session for %s', async (uid) => {
    const { token, documentId } = await openPreview(uid);
    const found = await ours().previewSession(token);
    expect(found && linkResolver(found)).toBe(
      await (await theirs()).previewSession(token, linkResolver, '/'),
    );
    expect(await ours().previewSession(token, documentId)).toEqual(found);
    expect(found?.uid).toBe(uid);
  });

  test('returns drafts with the preview cookie', async () => {
    const { token } = await openPreview('drög');
    const cookie = `io.prismic.preview=${encodeURIComponent(token)}`;
    const previewing = ours({ cookies: () => cookie });
    const expected = await theirs({ req: { headers: { cookie } } });
    expect(await previewing.getByID(stool)).toEqual(await expected.getByID(stool));
    expect((await previewing.getByUID('article', 'drög'))?.id).toBe(draft);
    expect(await ours().getByUID('article', 'drög')).toBeUndefined();
  });

  test('a preview that has ended is a 404 with the service’s message', async () => {
    const token = `${service.url}/previews/Xnobody:1?websitePreviewId=x`;
    for (const documentId of [undefined, stool]) {
      await expect(ours().previewSession(token, documentId)).rejects.toMatchObject({
        status: 404,
        message: expect.stringContaining(`The service says: ${token} not found`),
      });
    }
  });
});

test('finds a variation by its link, and returns its documents with its cookie', async () => {
  const variation = await ours().getVariation('long-name');
  const cookies = [`io.prismic.experiment=${variation?.ref}`, 'io.prismic.experiment=g4SIcyJk%201'];
  for (const cookie of cookies) {
    const found = await ours({ cookies: () => cookie }).getByID(stool);
    expect(found?.data.title).toBe('Þrífættur kollur');
  }
});

describe('a private repository', () => {
  const endpoint = () => `${privateService.url}/api/v2`;

  test('can be read with the access token', async () => {
    const api = createContentApi({ endpoint: endpoint(), accessToken: 'MC5secret' });
    expect((await api.getByID(stool))?.id).toBe(stool);
  });

  test.each([undefined, 'MC5wrong'])(
    'cannot be read with the token %s, and no message contains the token',
    async (accessToken) => {
      const api = createContentApi({
        endpoint: endpoint(),
        ...(accessToken ? { accessToken } : {}),
      });
      const message = await messageOf(api.getByID(stool));
      expect(message).toMatch(/^Unexpected status code \[401\] on URL http:\S+\/api\/v2/);
      expect(message).not.toContain('MC5');
    },
  );
});
