import { rmSync } from 'node:fs';
import path from 'node:path';
import { get, search } from '../../test/requests';
import { cleanUp, serve, until } from '../../test/content';
import type { Served, TestContent } from '../../test/content';
import { releaseDate, titled, writeChanged, unpublishedContent } from '../../test/unpublished';
import type { JsonObject } from '../model/json';

type Ref = { id: string; ref: string; label: string; isMasterRef?: boolean; scheduledAt?: string };

let content: TestContent;
let service: Served;
let time = 0;
beforeEach(async () => {
  time = Date.parse('2026-11-21T12:00:00Z');
  content = unpublishedContent();
  service = await serve(content, { watch: true, now: () => time, site: 'http://localhost:8000' });
});
afterEach(cleanUp);

const metadata = async () => (await get(service, '/api/v2')).body;
const refs = async () => (await metadata()).refs as unknown as Ref[];
const refOf = async (label: string) => {
  const found = (await refs()).find((ref) => ref.label === label);
  if (!found) throw new Error(`There is no ref with the label ${label}.`);
  return found.ref;
};

async function titlesUnder(ref: string, lang = '*'): Promise<Record<string, string>> {
  const { status, body } = await search(service, { ref, lang });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const results = body.results as { id: string; data: { title: [{ text: string }] } }[];
  return Object.fromEntries(results.map(({ id, data }) => [id, data.title[0].text]));
}

async function documentUnder(ref: string, id: string): Promise<JsonObject | undefined> {
  const q = `[[at(document.id, "${id}")]]`;
  const { body } = await search(service, { ref, q, lang: '*' });
  return (body.results as JsonObject[])[0];
}

async function open(params: Record<string, string>, from = service) {
  const address = `${from.url}/previews?${new URLSearchParams(params)}`;
  const response = await fetch(address, { method: 'POST' });
  const body = (await response.json()) as Record<
    'token' | 'documentId' | 'url' | 'message',
    string
  >;
  return { status: response.status, headers: response.headers, ...body };
}

const published = { 'article-a-is': 'A', 'article-b-is': 'B', 'article-b-en-us': 'B in English' };

describe('metadata', () => {
  test('lists the master and the releases, and never drafts', async () => {
    const master = service.ref();
    expect(await refs()).toEqual([
      { id: 'master', ref: master, label: 'Master', isMasterRef: true },
      { id: 'later', ref: expect.stringMatching(/^[\w-]{16}~/), label: '' },
      {
        id: 'spring',
        ref: expect.stringMatching(new RegExp(`^[\\w-]{16}~${master}$`)),
        label: 'Spring',
        scheduledAt: releaseDate,
      },
    ]);
    expect(JSON.stringify(await metadata())).not.toMatch(/draft-|previews/);
  });

  test("has Prismic's keys in its order", async () => {
    const { body, headers } = await get(service, '/api/v2');
    expect(Object.keys(body).join()).toBe(
      'refs,integrationFieldsRef,bookmarks,types,languages,tags,' +
        'forms,oauth_initiate,oauth_token,version,license,experiments',
    );
    expect(headers.get('cache-control')).toBe('max-age=5');
    const variation = (id: string, label: string) => ({
      id,
      ref: expect.stringMatching(/^[\w-]{16}~[\w-]{16}$/),
      label,
    });
    expect(body).toMatchObject({
      bookmarks: { home: 'article-a-is' },
      integrationFieldsRef: 'Zintegration',
      types: { article: 'article' },
      languages: [
        { id: 'is', name: 'Icelandic', is_master: true },
        { id: 'en-us', name: 'English', is_master: false },
      ],
      license: 'All Rights Reserved',
      experiments: {
        draft: [{ id: 'colour', name: 'Colour', variations: [variation('base', 'Base')] }],
        running: [
          {
            id: 'title',
            googleId: 'gXYZ',
            name: 'Title',
            variations: [variation('base', 'Base'), variation('long', 'Long')],
          },
        ],
      },
    });
  });

  test('has the address of the tags, and passes a token on to both forms', async () => {
    content.writeDocument('is/article/c', { uid: 'c', tags: ['ö', 'a'], ...titled('C') });
    await until(() => service.documentCount() === 4, 'the document is there');
    const { forms } = (await metadata()) as { forms: { tags: { action: string } } };
    expect(forms.tags).toEqual({
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      action: `${service.url}/api/v2/tags`,
      fields: {},
    });
    const response = await fetch(forms.tags.action);
    expect(response.headers.get('cache-control')).toBe('max-age=5');
    expect(await response.json()).toEqual(['a', 'ö']);
    const token = { type: 'String', multiple: false, default: 'secret' };
    expect((await get(service, '/api/v1', { access_token: 'secret' })).body.forms).toMatchObject({
      everything: { fields: { access_token: token } },
      tags: { fields: { access_token: token } },
    });
  });
});

describe('a release', () => {
  test('shows its documents instead of the published ones and can be cached for long', async () => {
    const ref = await refOf('Spring');
    expect(await titlesUnder(ref)).toEqual({
      ...published,
      'article-a-is': 'A in spring',
      'article-b-en-us': 'B in spring',
    });
    const { headers } = await search(service, { ref });
    expect(headers.get('cache-control')).toBe('max-age=31536000');
    const document = await documentUnder(ref, 'article-a-is');
    expect(document?.first_publication_date).toBe('2026-01-01T09:00:00+0000');
    expect(new URL(String(document?.href)).searchParams.get('ref')).toBe(ref);
  });

  test('has another ref when it or the published content changes; under its old refs it is as it is now', async () => {
    const [before, master] = [await refOf('Spring'), service.ref()];
    writeChanged(content, 'releases/spring', 'is/article/a', titled('A in late spring'));
    await until(() => service.releaseRefs().every((ref) => ref !== before), 'the ref changed');
    expect(service.ref()).toBe(master);
    const second = await refOf('Spring');
    content.writeDocument('is/article/b', { uid: 'b', ...titled('B again') });
    await until(() => service.ref() !== master, 'the master changed');
    const newest = await refOf('Spring');
    expect(newest).not.toBe(second);
    for (const ref of [before, second, newest]) {
      expect(await titlesUnder(ref)).toMatchObject({
        'article-a-is': 'A in late spring',
        'article-b-is': 'B again',
      });
    }
    const { headers } = await search(service, { ref: before });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('that was deleted is not found', async () => {
    const ref = await refOf('Spring');
    rmSync(path.join(content.folder, 'documents/releases/spring'), { recursive: true });
    await until(() => !service.releaseRefs().includes(ref), 'the release is gone');
    expect((await search(service, { ref })).status).toBe(404);
  });
});

test('a variation of an experiment shows its documents, the base the published ones', async () => {
  const { experiments } = (await metadata()) as {
    experiments: { running: [{ variations: Ref[] }] };
  };
  const [base, long] = experiments.running[0].variations;
  expect(await titlesUnder(base?.ref ?? '')).toEqual(published);
  expect((await titlesUnder(long?.ref ?? ''))['article-a-is']).toBe('A, at length');
});

describe('a preview', () => {
  test('is an address that describes the main document and is a ref', async () => {
    const { status, token, documentId, url } = await open({ document: 'b-changed' });
    expect([status, documentId]).toEqual([201, 'article-b-is']);
    expect(token).toMatch(
      new RegExp(`^${service.url}/previews/X[\\w-]{15}:[\\w-]{16}\\?websitePreviewId=X[\\w-]{15}$`),
    );
    expect(url).toBe(`http://localhost:8000/preview?${new URLSearchParams({ token, documentId })}`);
    const response = await fetch(token);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      label: 'Draft',
      ref: token,
      mainDocument: 'article-b-is',
      type: 'DRAFT',
      events: token.replace('?', '/events?'),
      expiresAt: '2026-11-21T13:00:00.000Z',
    });
    expect(await titlesUnder(token)).toEqual({
      ...published,
      'article-b-is': 'B, changed',
      'article-new-is': 'New',
    });
    expect(Object.keys(await titlesUnder(token, 'en-us'))).toEqual(['article-b-en-us']);
  });

  test('is a ref for GraphQL too, and its responses are not cached', async () => {
    const { token } = await open({ document: 'new' });
    const query = '{ article(uid: "new", lang: "is") { title } }';
    const { body, headers } = await get(service, '/graphql', { query }, { 'prismic-ref': token });
    expect(body).toMatchObject({ data: { article: { title: [{ text: 'New' }] } } });
    const searched = await search(service, { ref: token });
    const caching = [headers, searched.headers].map((each) => each.get('cache-control'));
    expect(caching).toEqual(['no-store', 'no-store']);
  });

  test('shows unpublished documents without dates, and links to the drafts', async () => {
    const { token } = await open({ document: 'new' });
    expect(await documentUnder(token, 'article-new-is')).toMatchObject({
      first_publication_date: null,
      last_publication_date: null,
    });
    expect(await documentUnder(token, 'article-b-is')).toMatchObject({
      uid: 'b-changed',
      first_publication_date: '2026-01-01T09:00:00+0000',
      alternate_languages: [{ id: 'article-b-en-us' }],
    });
    expect(await documentUnder(token, 'article-a-is')).toMatchObject({
      data: { link: { uid: 'b-changed', isBroken: false } },
    });
    expect(await documentUnder(service.ref(), 'article-a-is')).toMatchObject({
      data: { link: { uid: 'b' } },
    });
  });

  test('can have a ref that is no address', async () => {
    const { token } = await open({ document: 'new', refs: 'names' });
    expect(token).toMatch(/^m-[\w-]{16}:p-[\w-]{16}$/);
    const other = { preview: 'https://other.prismic.io/previews/X:Y' };
    const cookie = JSON.stringify({ _tracker: 'a1', other, acme: { preview: token } });
    const older = token.replace(/.*:/, 'm-older:');
    for (const ref of [token, encodeURIComponent(token), older, cookie]) {
      expect(await titlesUnder(ref)).toMatchObject({ 'article-new-is': 'New' });
    }
    const release = await open({ release: 'spring', refs: 'names' });
    expect(release.token).toBe(await refOf('Spring'));

    time += 60 * 60 * 1000;
    const ended = await search(service, { ref: token });
    expect([ended.status, ended.body.message]).toEqual([404, `${token} not found`]);
  });

  test('ends an hour after it was opened', async () => {
    const { token } = await open({ document: 'new' });
    time += 59 * 60 * 1000;
    expect((await fetch(token)).status).toBe(200);
    time += 60 * 1000;
    const expected = { type: 'api_notfound_error', message: `${token} not found` };
    const response = await fetch(token);
    expect([response.status, await response.json()]).toEqual([404, expected]);
    const searched = await search(service, { ref: token });
    expect([searched.status, searched.body]).toEqual([404, expected]);
    const headers = { 'prismic-ref': JSON.stringify({ acme: { preview: token } }) };
    const graphql = await get(service, '/graphql', { query: '{ __typename }' }, headers);
    expect([graphql.status, graphql.body]).toEqual([404, expected]);
  });

  test.each<Record<string, string>>([{}, { refs: 'names' }])(
    'with %j shows a draft as soon as it is saved; ping returns the newest ref',
    async (params) => {
      const { token } = await open({ document: 'new', ...params });
      const path = token.startsWith('http') ? new URL(token).pathname : `/previews/${token}`;
      const ping = async () => (await get(service, `${path}/ping`, { ref: token })).body;
      expect(await ping()).toEqual({ ref: token, reload: false });
      const { draftsRef } = service;
      const before = draftsRef();
      writeChanged(content, 'drafts', 'is/article/new', titled('Newer'));
      await until(() => draftsRef() !== before, 'the draft is read');
      const { ref, reload } = (await ping()) as { ref: string; reload: boolean };
      expect([reload, ref === token]).toEqual([true, false]);
      expect(ref.startsWith('http')).toBe(token.startsWith('http'));
      for (const each of [token, ref]) {
        expect((await titlesUnder(each))['article-new-is']).toBe('Newer');
      }
    },
  );

  test('of a release shows the release', async () => {
    const { token, documentId } = await open({ release: 'spring' });
    expect(documentId).toBe('article-a-is');
    expect(new URL(token).pathname).toBe(`/previews/${await refOf('Spring')}`);
    expect(await (await fetch(token)).json()).toEqual({
      label: 'Spring',
      ref: token,
      mainDocument: 'article-a-is',
      type: 'RELEASE',
      events: token.replace('?', '/events?'),
    });
    expect((await titlesUnder(token))['article-a-is']).toBe('A in spring');
  });

  test.each<[Record<string, string>, number, string]>([
    [{}, 400, "The parameter 'document' is missing. Give the id or uid of a document"],
    [{ document: 'nope' }, 404, "No document has the id or uid 'nope'"],
    [
      { document: 'new', lang: 'en-us' },
      404,
      "No document has the id or uid 'new' in the language 'en-us'",
    ],
    [{ release: 'autumn' }, 404, "No release 'autumn'. The releases are: later, spring"],
  ])('with %j is rejected', async (params, status, message) => {
    expect(await open(params)).toMatchObject({ status, message });
  });

  test('is in the requested language', async () => {
    expect((await open({ document: 'b', lang: 'en-us' })).documentId).toBe('article-b-en-us');
  });

  test.each([
    'previews/nobody:x?websitePreviewId=y',
    'previews/%E0%A4%A',
    'previews/x/ping?ref=%7B',
  ])('%s is not found', async (address) => {
    const { status } = await fetch(`${service.url}/${address}`);
    expect([400, 404]).toContain(status);
  });

  test('is opened only by POST', async () => {
    const response = await fetch(`${service.url}/previews?document=new`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('an archived document', () => {
  const archive = (file: string, more: JsonObject) =>
    content.write(`documents/${file}.json`, { archived: true, ...more });

  test('among the drafts is missing only from previews, and links to it are broken', async () => {
    const { draftsRef } = service;
    const before = draftsRef();
    rmSync(path.join(content.folder, 'documents/drafts/is/article/b.json'));
    archive('drafts/is/article/gone', { id: 'article-b-is' });
    await until(() => draftsRef() !== before, 'the draft is read');
    const { token } = await open({ document: 'new' });
    await until(() => service.problems().length > 0, 'the broken link is reported');
    const { 'article-b-is': gone, ...left } = published;
    expect(await titlesUnder(token)).toEqual({ ...left, 'article-new-is': 'New' });
    expect(await documentUnder(token, 'article-a-is')).toMatchObject({
      data: { link: { id: 'article-b-is', type: 'broken_type', isBroken: true } },
    });
    expect(await documentUnder(token, 'article-b-en-us')).toMatchObject({
      alternate_languages: [],
    });
    const query =
      '{ article(uid: "b", lang: "is") { title } a: article(uid: "a", lang: "is") { link { ... on Article { title } } } }';
    const graphql = await get(service, '/graphql', { query }, { 'prismic-ref': token });
    expect(graphql.body).toMatchObject({ data: { article: null, a: { link: {} } } });
    expect(JSON.stringify(graphql.body)).not.toContain(gone);
    expect(await titlesUnder(service.ref())).toEqual(published);
    expect(await documentUnder(service.ref(), 'article-a-is')).toMatchObject({
      data: { link: { isBroken: false } },
    });
  });

  test('in a release is missing from it, and returns when its file is deleted', async () => {
    const before = await refOf('Spring');
    archive('releases/spring/is/article/b', { id: 'article-b-is', uid: 'b', data: {} });
    await until(() => !service.releaseRefs().includes(before), 'the release is read');
    const archived = await refOf('Spring');
    expect(Object.keys(await titlesUnder(archived)).sort()).toEqual([
      'article-a-is',
      'article-b-en-us',
    ]);
    rmSync(path.join(content.folder, 'documents/releases/spring/is/article/b.json'));
    await until(() => service.releaseRefs().includes(before), 'the release is read again');
    expect(await titlesUnder(await refOf('Spring'))).toMatchObject({ 'article-b-is': 'B' });
  });

  test.each<[string, string, JsonObject, RegExp]>([
    [
      'with an unknown id',
      'drafts/is/article/x',
      { id: 'nope' },
      /drafts\/is\/article\/x\.json › id: no published document has the id "nope", .*\n +Correct the id/,
    ],
    [
      'with a value that is not true or false',
      'drafts/is/article/x',
      { id: 'article-a-is', archived: 'yes' },
      /x\.json › archived: "yes" is not true or false/,
    ],
    [
      'that is also changed',
      'drafts/is/article/x',
      { id: 'article-b-is' },
      /x\.json › id: .* has the id "article-b-is", or it is also changed here/,
    ],
    [
      'among the published ones',
      'is/article/x',
      { id: 'article-a-is' },
      /is\/article\/x\.json › archived: an archived document is among the published ones/,
    ],
  ])('%s is reported and hides nothing', async (_what, file, more, expected) => {
    archive(file, more);
    await until(() => service.log.length > 0, 'the problem is printed');
    expect(service.log.join('\n')).toMatch(expected);
    const { token } = await open({ document: 'new' });
    expect(await titlesUnder(service.ref())).toEqual(published);
    expect(await titlesUnder(token)).toMatchObject({
      'article-a-is': 'A',
      'article-b-is': 'B, changed',
    });
  });
});

describe('a private repository', () => {
  const accessToken = 'MC5secret';
  let guarded: Served;
  beforeEach(async () => {
    guarded = await serve(content, { accessToken, site: 'http://localhost:8000' });
  });

  test('opens previews only with its token, and shows them without', async () => {
    expect((await open({ document: 'new' }, guarded)).status).toBe(403);
    const { token } = await open({ document: 'new', access_token: accessToken }, guarded);
    expect((await search(guarded, { ref: token })).status).toBe(200);
    const query = '{ __typename }';
    expect((await get(guarded, '/graphql', { query }, { 'prismic-ref': token })).status).toBe(200);
    const master = guarded.ref();
    const path = '/api/v2/documents/search';
    const both = await get(guarded, path, { ref: master }, { 'prismic-ref': token });
    expect(both.status).toBe(403);
    const cookie = '{"_tracker":"a"}';
    expect((await search(guarded, { ref: cookie })).status).toBe(403);
    expect((await get(guarded, '/api/tags')).status).toBe(401);
    expect((await get(guarded, new URL(token).pathname)).status).toBe(200);
    expect((await fetch(guarded.url)).status).toBe(401);
    const home = await (await fetch(`${guarded.url}/?access_token=${accessToken}`)).text();
    expect(home).toContain(`/previews?document=article-new-is&amp;access_token=${accessToken}`);
  });

  test('lists releases with its token, and shows a release only by its preview', async () => {
    const listed = (await get(guarded, '/api/v2', { access_token: accessToken })).body;
    const { ref } = (listed.refs as unknown as Ref[]).find(({ label }) => label === 'Spring') ?? {};
    expect((await search(guarded, { ref: String(ref) })).status).toBe(403);
    const { token } = await open({ release: 'spring', access_token: accessToken }, guarded);
    expect((await search(guarded, { ref: token })).status).toBe(200);
  });

  test('redirects a browser with the token to the site, without the token', async () => {
    const params = new URLSearchParams({ document: 'new', access_token: accessToken });
    const response = await fetch(`${guarded.url}/previews?${params}`, {
      method: 'POST',
      headers: { accept: 'text/html,application/xhtml+xml' },
      redirect: 'manual',
    });
    const landing = response.headers.get('location');
    expect(landing).toMatch(
      /^http:\/\/localhost:8000\/preview\?token=[^&]+&documentId=article-new-is$/,
    );
    expect(landing).not.toContain(accessToken);
  });
});

describe('problems', () => {
  test.each<[string, () => void, RegExp]>([
    [
      'a draft of another type than the published document',
      () => writeChanged(content, 'drafts', 'en-us/article/x', { id: 'article-a-is' }),
      /drafts\/en-us\/article\/x\.json › id: the id "article-a-is" belongs to .*is\/article\/a\.json/,
    ],
    [
      'a draft with the uid of another document',
      () => writeChanged(content, 'drafts', 'is/article/x', { uid: 'a' }),
      /drafts\/is\/article\/x\.json › uid: "a" is also the uid of another article/,
    ],
    [
      'a release without its file',
      () => content.write('documents/releases/empty/is/article/a.json', {}),
      /releases\/empty\/release\.json: the release does not have this file/,
    ],
    [
      'a release with an invalid date',
      () => content.write('documents/releases/spring/release.json', { scheduledAt: 'soon' }),
      /release\.json › scheduledAt: the date is not a timestamp/,
    ],
  ])('%s is reported, and the other documents are served', async (_what, write, expected) => {
    const master = service.documentCount();
    write();
    await until(() => service.log.length > 0, 'the problem is printed');
    expect(service.log).toEqual([expect.stringMatching(expected)]);
    expect(service.documentCount()).toBe(master);
    expect((await titlesUnder(service.ref()))['article-a-is']).toBe('A');
  });

  test.each([
    [{ running: [{ name: 'x' }] }, /the id of an experiment, undefined, is not a folder name/],
    [{ draft: [{ id: '../up', variations: [] }] }, /experiment, "\.\.\/up", is not a folder name/],
  ])(
    'after settings with the invalid experiments %j the last valid settings stay',
    async (experiments, expected) => {
      content.write('documents/repository.json', {
        languages: [{ id: 'is', is_master: true }],
        experiments,
      });
      await until(() => service.log.length > 0, 'the problem is printed');
      expect(service.log.join()).toMatch(expected);
      expect((await titlesUnder(service.ref()))['article-a-is']).toBe('A');
    },
  );
});
