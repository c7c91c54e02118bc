/** @jest-environment jsdom */
import { withPrefix } from 'gatsby';
import { clearBrowser } from '../../test/cookies';
import { createSession } from './createSession';
import { PreviewError } from './previewRequests';
import { readPreview, storePreview } from './previewStorage';
import { previewView } from './registerPreview';

jest.mock('gatsby', () => ({ withPrefix: jest.fn((path: string) => path) }));

const manifest = {
  api: 'https://acme.cdn.prismic.io/api/v2',
  previewPath: '/preview',
  ...{ pages: [], queries: {}, staticQueries: {}, addresses: {} },
};
const token = 'm-1:p-a';

function startSession(source?: object) {
  return createSession({ manifest, site: {}, source } as never);
}

const resources = {
  json: { data: {}, pageContext: {} },
  page: { path: '/', componentChunkName: 'page', staticQueryHashes: [] },
};

beforeEach(() => {
  clearBrowser();
  Object.assign(window, { ___loader: { loadPage: async () => resources } });
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

describe('the end of a preview', () => {
  const ended = new PreviewError('ended', 'The time of the preview is over.');
  let session: ReturnType<typeof startSession>;
  beforeEach(() => {
    session = startSession({ token, ref: token, subject: { kind: 'draft' } });
  });

  test.each([
    ['its own', 'm-2:p-a', undefined],
    ['not that of a newer preview in another tab', 'm-2:p-b', 'm-2:p-b'],
  ])('removes the cookie: %s', (_, inCookie, left) => {
    storePreview(inCookie, manifest.api);
    session.fail(ended);
    expect(readPreview(manifest.api)).toBe(left);
  });

  test('is not reported as the end in another tab', () => {
    session.fail(ended);
    window.dispatchEvent(new Event('focus'));
    expect(session.getState().elsewhere).toBeUndefined();
  });

  test('stays visible on the next page, even if that page shows drafts or cannot be loaded', async () => {
    const unsubscribe = previewView.subscribe(() => previewView.get()?.onDraw());
    session.fail(ended);
    await session.show();
    session.fail(new PreviewError('network', 'No connection.'));
    expect(session.getState()).toMatchObject({ status: 'failed', failure: { kind: 'ended' } });
    expect(previewView.get()?.props).toMatchObject({ loading: false, error: { kind: 'ended' } });
    unsubscribe();
  });
});

test('after a link that failed, the editor leaves the landing page for the front page', () => {
  window.history.replaceState({}, '', '/preview/?token=x');
  Object.assign(window, { fetch: async () => ({ status: 200 }) });
  // jsdom navigates only to fragments.
  jest.mocked(withPrefix).mockImplementation((path) => (path === '/' ? '#front-page' : path));
  const session = startSession();
  session.fail(new PreviewError('refused', 'The link is of another repository.'));
  session.exit();
  expect(window.location.hash).toBe('#front-page');
});
