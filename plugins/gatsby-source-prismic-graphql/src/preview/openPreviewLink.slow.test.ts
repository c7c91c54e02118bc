/** @jest-environment ./plugins/gatsby-source-prismic-graphql/test/browserEnvironment.ts */
import type { PreviewRepository } from '../../test/previewRepository';
import { startPreviewRepository } from '../../test/previewRepository';
import type { StubServer } from '../../test/startStubServer';
import { startStubServer } from '../../test/startStubServer';
import { readBrowserCookie } from '../requests/contentApi/cookies';
import { createContentApi } from '../requests/contentApi/createContentApi';
import { openPreviewLink } from './openPreviewLink';
import { readPreview, storePreview } from './previewCookies';
import { toPreviewError } from './previewRequests';
import { readTab } from './tabPreview';

let repository: PreviewRepository;
let otherServer: StubServer;
/** All values assigned to `document.cookie`. */
let written: string[];
beforeAll(async () => {
  repository = await startPreviewRepository();
  otherServer = await startStubServer(() => ({ body: { mainDocument: 'stolen' } }));
});
afterAll(() => Promise.all([repository.close(), otherServer.close()]));

beforeEach(() => {
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  written = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((value) => {
    written.push(value);
    set?.call(document, value);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
  for (const name of ['preview', 'experiment']) {
    document.cookie = `io.prismic.${name}=; path=/; max-age=0`;
  }
});

function openLink(parameters: Record<string, string>, endpoint = repository.api) {
  const api = createContentApi({ endpoint, cookies: () => '' });
  return openPreviewLink(`?${new URLSearchParams(parameters)}`, endpoint, api);
}

/** Kind and message of the error. */
async function failureOf(parameters: Record<string, string>): Promise<string> {
  const error = await openLink(parameters).catch((thrown: unknown) => toPreviewError(thrown));
  if (!(error instanceof Error)) throw new Error(`The link opened ${error}.`);
  return `${error.kind}: ${error.message}`;
}

describe('a token', () => {
  test('of a preview without a main document returns no document', async () => {
    const own = await startStubServer(() => ({ body: {} }));
    const token = `${own.url}/previews/X1`;
    expect(await openLink({ token }, `${own.url}/api/v2`)).toBeUndefined();
    expect(document.cookie).toContain('io.prismic.preview=');
    await own.close();
  });

  test('of a preview that ends sooner stores this time', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    const own = await startStubServer(() => ({ body: { expiresAt: soon } }));
    await openLink({ token: `${own.url}/previews/X1` }, `${own.url}/api/v2`);
    expect(readTab().until).toBe(Date.parse(soon));
    await own.close();
  });

  test('contains websitePreviewId or gets it from a separate parameter', async () => {
    const token = await repository.open('article-lamp-is');
    const bare = token.replace(/\?.*/, '');
    await openLink({ token: bare, websitePreviewId: 'Xan_1-z' });
    expect(readTab().token).toBe(`${bare}?websitePreviewId=Xan_1-z`);
    await openLink({ token, websitePreviewId: 'Xan_1-z' });
    expect(readTab().token).toBe(token);
    await openLink({ token: bare, websitePreviewId: '"><script>' });
    expect(readTab().token).toBe(bare);
  });

  test.each<[string, (own: string) => string]>([
    ['another host', () => `${otherServer.url}/previews/X1`],
    ['another repository', () => 'https://other.prismic.io/previews/X1:Y2'],
    [
      'a user before another host',
      (own) => `${own}@localhost:${new URL(otherServer.url).port}/previews/X1`,
    ],
    ['a user with a password', (own) => `${own.replace('//', '//a:b@')}/previews/X1`],
    ['a backslash before another host', (own) => `${own}\\@example.is/previews/X1`],
    ['a host that begins with the repository’s host', (own) => `${own}.example.is/previews/X1`],
    ['an address without a protocol', (own) => `${own.replace('http:', '')}/previews/X1`],
    ['a script', () => 'javascript:alert(1)//previews/x'],
    ['a script with the host in it', (own) => `javascript:alert(1)//${own}/previews/x`],
    ['data', () => 'data:text/html,<script>alert(1)</script>/previews/x'],
    ['HTML', () => '<img src=x onerror=alert(1)>'],
    ['HTML after the host', (own) => `${own}/<script>/previews`],
    ['another address of the service', (own) => `${own}/api/v2`],
    ['a preview without a name', (own) => `${own}/previews/?websitePreviewId=X`],
    ['no ref', () => 'X1'],
  ])('is refused without a request when it is %s', async (_, toToken) => {
    const token = toToken(repository.url);
    expect(await failureOf({ token, documentId: 'article-lamp-is' })).toMatch(
      /^refused: The token in the link is not a preview of the repository at http/,
    );
    expect(otherServer.requests).toEqual([]);
    expect(written).toEqual([]);
  });

  test('that is no address is stored without a request, and keeps the other values of the cookie', async () => {
    const own = await startStubServer(() => ({ body: {} }));
    const others = { _tracker: 'a1', 'other.prismic.io': { preview: 'm-y:p-x' } };
    document.cookie = `io.prismic.preview=${encodeURIComponent(JSON.stringify(others))}; path=/`;
    const [token, documentId] = ['m-aLx3dREAAC8A1f2k:p-9f1c7a52', 'article-lamp-is'];
    expect(await openLink({ token, documentId }, `${own.url}/api/v2`)).toBe(documentId);
    expect(own.requests).toEqual([]);
    expect(readTab().token).toBe(token);
    const value = readBrowserCookie('io.prismic.preview');
    expect(JSON.parse(value)).toEqual({ ...others, [new URL(own.url).host]: { preview: token } });
    await own.close();
  });

  test.each([
    ['a newer ref of its session', 'm-2:p-a', 'm-2:p-a'],
    ['another session', 'm-1:p-b', 'm-1:p-a'],
  ])('that is opened again in the tab leaves %s in the cookie', async (_, inCookie, shown) => {
    const endpoint = 'https://acme.cdn.prismic.io/api/v2';
    await openLink({ token: 'm-1:p-a' }, endpoint);
    storePreview(inCookie, endpoint);
    await openLink({ token: 'm-1:p-a' }, endpoint);
    expect([readPreview(endpoint), readTab().token]).toEqual([inCookie, shown]);
    await openLink({ token: 'm-3:p-a' }, endpoint);
    expect([readPreview(endpoint), readTab().token]).toEqual(['m-3:p-a', 'm-3:p-a']);
  });

  test('that is very long is quoted only in part', async () => {
    const message = await failureOf({ token: `https://example.is/previews/${'x'.repeat(5000)}` });
    expect(message.length).toBeLessThan(500);
  });
});

describe('an experiment', () => {
  test.each([['Long Name Now'], ['long-name-now'], ['"><script>alert(1)</script>']])(
    'that is not running is refused, with a list of the running variations: %s',
    async (experiment) => {
      expect(await failureOf({ experiment })).toBe(
        `refused: No running experiment has the variation '${experiment}'. The variations are: Base, Long Name Now`,
      );
      expect(written).toEqual([]);
    },
  );
});

describe('only a documentId', () => {
  const documentId = 'article-stool-is';

  test.each([
    ['no cookie', ''],
    [
      'a preview of another repository',
      'io.prismic.preview=https%3A%2F%2Fother.prismic.io%2Fpreviews%2FX1',
    ],
    ['an experiment that has ended', 'io.prismic.experiment=ended%200'],
  ])('is refused with %s', async (_, cookie) => {
    document.cookie = `${cookie}; path=/`;
    expect(await failureOf({ documentId })).toBe(
      'refused: The link has only a documentId, but no preview is open in this browser.',
    );
    document.cookie = `${cookie.replace(/=.*/, '')}=; path=/; max-age=0`;
  });
});

test.each([[{}], [{ token: '', experiment: '', documentId: '' }], [{ other: '<b>' }]])(
  'a link without a known parameter is refused: %j',
  async (parameters) => {
    expect(await failureOf(parameters as Record<string, string>)).toBe(
      'refused: The link has no token, experiment or documentId.',
    );
  },
);
