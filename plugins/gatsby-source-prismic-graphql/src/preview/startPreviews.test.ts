/** @jest-environment ./plugins/gatsby-source-prismic-graphql/test/browserEnvironment.ts */
import { waitFor } from '@testing-library/react';
import { clearBrowser, setPreviewCookie } from '../../test/cookies';
import type { PreviewRepository } from '../../test/previewRepository';
import { startPreviewRepository } from '../../test/previewRepository';
import { PreviewError } from './PreviewError';
import type { PreviewSite } from './PreviewSite';
import { registerPreview } from './registerPreview';
import { startPreviews } from './startPreviews';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => path }));

const mockSession = { goTo: jest.fn(), show: jest.fn(), fail: jest.fn() };
const mockCreate = jest.fn<typeof mockSession, [unknown]>(() => mockSession);
jest.mock('./createSession', () => ({
  createSession: (options: unknown) => mockCreate(options),
}));
const mockFetchManifest = jest.fn();
jest.mock('./fetchManifest', () => ({ fetchManifest: (root: string) => mockFetchManifest(root) }));

let repository: PreviewRepository;
const started: jest.MockedFunction<NonNullable<PreviewSite['startPreview']>> = jest.fn();
beforeAll(async () => {
  repository = await startPreviewRepository();
  registerPreview(async () => ({ startPreview: started }));
});
afterAll(() => repository.close());
beforeEach(() => {
  clearBrowser();
  jest.clearAllMocks();
  mockFetchManifest.mockResolvedValue(repository.manifest);
  mockSession.goTo.mockResolvedValue(undefined);
  mockSession.show.mockResolvedValue(undefined);
});

const overlay = () => document.querySelector<HTMLElement>('[role="status"]');
const goTo = (address: string) => window.history.replaceState({}, '', address);
const begin = (drawn = Promise.resolve()) => startPreviews(drawn, false);

test('a preview link leads to its document after hydration', async () => {
  const token = await repository.open('article-lamp-is');
  goTo(`/preview/?${new URLSearchParams({ token })}`);
  let draw = () => {};
  const drawn = new Promise<void>((resolve) => (draw = resolve));
  const starting = begin(drawn);
  expect(overlay()).toHaveTextContent('Loading Prismic Preview');
  await waitFor(() => expect(document.cookie).toContain('io.prismic.preview'));
  await new Promise(setImmediate);
  expect([mockCreate, started].map((called) => called.mock.calls)).toEqual([[], []]);
  expect(overlay()?.style.opacity).toBe('');

  draw();
  await starting;
  expect(started).toHaveBeenCalledWith(mockSession);
  expect(mockSession.goTo).toHaveBeenCalledWith('article-lamp-is');
  expect(mockCreate).toHaveBeenCalledWith(
    expect.objectContaining({ source: expect.objectContaining({ token }) }),
  );
  expect(overlay()?.style.opacity).toBe('0');
});

test('a refused link is reported by the session, which shows no draft', async () => {
  goTo('/preview/?token=javascript:alert(1)');
  await begin();
  expect(mockSession.fail).toHaveBeenCalledWith(expect.objectContaining({ kind: 'refused' }));
  expect(mockSession.goTo).not.toHaveBeenCalled();
  expect(started).toHaveBeenCalled();
  expect(overlay()?.style.opacity).toBe('0');
});

test('a document that the preview does not have is reported too', async () => {
  const refused = new PreviewError('refused', 'None');
  mockSession.goTo.mockRejectedValue(refused);
  goTo(`/preview/?${new URLSearchParams({ token: await repository.open('article-lamp-is') })}`);
  await begin();
  expect(mockSession.fail).toHaveBeenCalledWith(refused);
});

test('a browser that blocks cookies is reported and shows no draft', async () => {
  const token = await repository.open('article-lamp-is');
  goTo(`/preview/?${new URLSearchParams({ token })}`);
  const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await begin();
  cookie.mockRestore();
  expect(mockSession.fail).toHaveBeenCalledWith(expect.objectContaining({ kind: 'cookies' }));
  expect(mockSession.goTo).not.toHaveBeenCalled();
});

test('any page shows its draft with a preview cookie', async () => {
  setPreviewCookie(await repository.open('article-lamp-is'));
  goTo('/frettir/stóll/');
  await begin();
  expect(mockSession.show).toHaveBeenCalledTimes(1);
  expect(mockSession.goTo).not.toHaveBeenCalled();
});

test.each([
  ['another repository’s preview', 'https://other.prismic.io/previews/X1'],
  ['the toolbar’s tracker alone', { _tracker: 'a1' }],
])('a cookie without a preview of this repository changes nothing: %s', async (_, cookie) => {
  setPreviewCookie(cookie);
  goTo('/frettir/stóll/');
  await begin();
  expect([mockCreate, started].map((called) => called.mock.calls)).toEqual([[], []]);
  expect(overlay()?.style.opacity).toBe('0');
});

test('a missing manifest is rethrown, and the page is shown', async () => {
  mockFetchManifest.mockRejectedValue(new PreviewError('service', 'deploy it'));
  await expect(begin()).rejects.toThrow('deploy it');
  expect(overlay()?.style.opacity).toBe('0');
});
