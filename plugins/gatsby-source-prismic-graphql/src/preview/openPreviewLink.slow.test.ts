/** @jest-environment ./plugins/gatsby-source-prismic-graphql/test/browserEnvironment.ts */
import { clearBrowser, setExperimentCookie, setPreviewCookie } from '../../test/cookies';
import type { StubServer } from '../../test/startStubServer';
import { startStubServer } from '../../test/startStubServer';
import { readBrowserCookie } from '../requests/contentApi/cookies';
import { createContentApi } from '../requests/contentApi/createContentApi';
import { openPreviewLink } from './findSource';
import { readPreview, readTab, storePreview } from './previewStorage';
import { toPreviewError } from './previewRequests';

const metadata = {
  refs: [{ ref: 'X1', isMasterRef: true }],
  experiments: {
    running: [
      {
        googleId: 'g1',
        variations: [{ label: 'Base' }, { label: 'Long Name Now', ref: 'E2~X1' }],
      },
    ],
  },
};

let server: StubServer;
let otherServer: StubServer;
/** The server's response to a request of the token. */
let session: object;
beforeEach(async () => {
  clearBrowser();
  session = { mainDocument: 'article-lamp' };
  server = await startStubServer(({ pathname }) => ({
    body: pathname === '/api/v2' ? metadata : session,
  }));
  otherServer = await startStubServer(() => ({ body: { mainDocument: 'stolen' } }));
});

function openLink(parameters: Record<string, string>, endpoint = `${server.url}/api/v2`) {
  const api = createContentApi({ endpoint, cookies: () => '' });
  return openPreviewLink(`?${new URLSearchParams(parameters)}`, endpoint, api);
}

async function failureOf(parameters: Record<string, string>): Promise<string> {
  const error = await openLink(parameters).catch((thrown: unknown) => toPreviewError(thrown));
  if (!(error instanceof Error)) throw new Error(`The link opened ${error}.`);
  return `${error.kind}: ${error.message}`;
}

describe('a token', () => {
  const tokenOf = ({ url }: StubServer) => `${url}/previews/X1`;

  test('leads to the main document of its preview, if the preview has one', async () => {
    expect(await openLink({ token: tokenOf(server) })).toBe('article-lamp');
    session = {};
    expect(await openLink({ token: tokenOf(server) })).toBeUndefined();
    expect(readPreview(`${server.url}/api/v2`)).toBe(tokenOf(server));
  });

  test('of a preview that ends sooner stores this time', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    session = { expiresAt };
    await openLink({ token: tokenOf(server) });
    expect(readTab().until).toBe(Date.parse(expiresAt));
  });

  test('contains websitePreviewId or gets it from a separate parameter', async () => {
    const token = tokenOf(server);
    await openLink({ token, websitePreviewId: 'Xan_1-z' });
    expect(readTab().token).toBe(`${token}?websitePreviewId=Xan_1-z`);
    const complete = `${token}?websitePreviewId=other`;
    await openLink({ token: complete, websitePreviewId: 'Xan_1-z' });
    expect(readTab().token).toBe(complete);
    await openLink({ token, websitePreviewId: '"><script>' });
    expect(readTab().token).toBe(token);
  });

  test.each<[string, (own: string) => string]>([
    ['another host', () => tokenOf(otherServer)],
    ['another address of the service', (own) => `${own}/api/v2`],
    ['a script with the host in it', (own) => `javascript:alert(1)//${own}/previews/x`],
    ['HTML', () => '<img src=x onerror=alert(1)>'],
  ])('is refused without a request when it is %s', async (_, toToken) => {
    const token = toToken(server.url);
    expect(await failureOf({ token, documentId: 'article-lamp' })).toMatch(
      /^refused: The token in the link is not a preview of the repository at http/,
    );
    expect([...otherServer.requests, ...server.requests]).toEqual([]);
    expect(document.cookie).toBe('');
  });

  test('that is no address is stored without a request, and keeps the other values of the cookie', async () => {
    const others = { _tracker: 'a1', 'other.prismic.io': { preview: 'm-y:p-x' } };
    setPreviewCookie(others);
    const [token, documentId] = ['m-aLx3dREAAC8A1f2k:p-9f1c7a52', 'article-lamp'];
    expect(await openLink({ token, documentId })).toBe(documentId);
    expect(server.requests).toEqual([]);
    expect(readTab().token).toBe(token);
    const value = readBrowserCookie('io.prismic.preview');
    expect(JSON.parse(value)).toEqual({
      ...others,
      [new URL(server.url).host]: { preview: token },
    });
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

test.each([['Long Name Now'], ['"><script>alert(1)</script>']])(
  'an experiment that is not running is refused, with a list of the running variations: %s',
  async (experiment) => {
    expect(await failureOf({ experiment })).toBe(
      `refused: No running experiment has the variation '${experiment}'. The variations are: Base, Long Name Now`,
    );
    expect(document.cookie).toBe('');
  },
);

test.each<[string, () => void]>([
  ['no cookie', () => undefined],
  [
    'a preview of another repository',
    () => setPreviewCookie('https://other.prismic.io/previews/X1'),
  ],
  ['an experiment that has ended', () => setExperimentCookie('ended 0')],
])('a documentId alone is refused with %s', async (_, prepare) => {
  prepare();
  expect(await failureOf({ documentId: 'article-stool' })).toBe(
    'refused: The link has only a documentId, but no preview is open in this browser.',
  );
});

test.each([[{}], [{ token: '', experiment: '', documentId: '' }], [{ other: '<b>' }]])(
  'a link without a known parameter is refused: %j',
  async (parameters) => {
    expect(await failureOf(parameters as Record<string, string>)).toBe(
      'refused: The link has no token, experiment or documentId.',
    );
  },
);
