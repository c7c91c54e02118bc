/** @jest-environment jsdom */
import { clearBrowser, setPreviewCookie } from '../../test/cookies';
import { readBrowserCookie } from '../requests/contentApi/cookies';
import { experimentCookie, previewCookie } from '../requests/contentApi/previewRef';
import {
  changeTab,
  dropSource,
  readTab,
  storeExperiment,
  storePreview,
  writeTab,
} from './previewStorage';

const endpoint = 'https://acme.cdn.prismic.io/api/v2';
const token = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const foreign = { preview: 'https://other.prismic.io/previews/X9:Y9' };
const readPreviewCookie = () => readBrowserCookie(previewCookie);

beforeEach(() => {
  window.history.replaceState({}, '', '/preview/');
  clearBrowser();
});
afterEach(() => jest.restoreAllMocks());

test('a preview is open on all pages for an hour', () => {
  jest.useFakeTimers({ now: Date.UTC(2027, 0, 1, 12) });
  const set = jest.spyOn(document, 'cookie', 'set');
  storePreview(token, endpoint);
  storeExperiment('E1 x; y');
  const stored = `{"acme.prismic.io":{"preview":"${token}"}}`;
  const attributes = '; path=/; expires=Fri, 01 Jan 2027 13:00:00 GMT; sameSite=lax';
  expect(set.mock.calls.flat()).toEqual([
    `io.prismic.preview=${encodeURIComponent(stored)}${attributes}`,
    `io.prismic.experiment=E1%20x%3B%20y${attributes}`,
  ]);
  jest.useRealTimers();
});

test.each(['100%25', '{"acme.prismic.io":{"preview":"x y;ð"}}'])(
  '%s is read as it was stored',
  (value) => {
    storeExperiment(value);
    expect(readBrowserCookie(experimentCookie)).toBe(value);
  },
);

test.each<[string, string | object]>([
  ['nothing', ''],
  ['a token', 'm-1:p-a'],
  ['an older preview by the name of the repository', { 'acme.prismic.io': { preview: 'm-1:p-a' } }],
  ['an older preview by another name', { ACME: { preview: token } }],
])('a cookie with %s has only the new preview', (_, cookie) => {
  setPreviewCookie(cookie);
  storePreview('m-2:p-b', endpoint);
  expect(JSON.parse(readPreviewCookie())).toEqual({ 'acme.prismic.io': { preview: 'm-2:p-b' } });
});

test.each<[string, string | object]>([
  ['the token itself', token],
  ['the toolbar’s cookie', { 'acme.prismic.io': { preview: token } }],
  ['a refused preview', { 'acme.prismic.io': foreign }],
  ['an invalid cookie', '{"acme'],
])('the end of a preview removes the cookie: %s', (_, cookie) => {
  setPreviewCookie(cookie);
  dropSource(endpoint);
  expect(document.cookie).toBe('');
});

test('the end of a preview keeps the toolbar’s other values: other repositories and its tracker', () => {
  const others = { _tracker: 'a1', 'other.prismic.io': foreign };
  setPreviewCookie({ ...others, 'acme.prismic.io': { preview: token } });
  dropSource(endpoint);
  expect(JSON.parse(readPreviewCookie())).toEqual(others);
});

test('the end of an experiment removes its cookie', () => {
  storeExperiment('E1');
  dropSource(endpoint);
  expect(document.cookie).toBe('');
});

test('a browser that blocks cookies has no cookies, and causes no error', () => {
  const forbid = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
  storePreview(token, endpoint);
  dropSource(endpoint);
  expect(readPreviewCookie()).toBe('');
});

test('a tab stores its preview, change by change', () => {
  expect(readTab()).toEqual({});
  changeTab({ token: 'a', date: '2026-12-24' });
  changeTab({ release: 'Z5' });
  changeTab({ date: undefined });
  expect(readTab()).toEqual({ token: 'a', release: 'Z5' });
  writeTab({});
  expect(readTab()).toEqual({});
});

test.each([['nonsense'], ['[]'], ['null'], ['"text"']])(
  'ignores invalid stored values: %s',
  (text) => {
    window.sessionStorage.setItem('prismicPreview', text);
    expect(readTab().token).toBeUndefined();
    changeTab({ token: 'a' });
    expect(readTab().token).toBe('a');
  },
);

test('ignores values that the preview cannot have stored, and keeps the others', () => {
  const tab = {
    token: 7,
    opened: 7,
    withoutToolbar: 'x',
    until: '9',
    release: {},
    date: '<script>',
    documentIds: { '/a/': 1 },
  };
  window.sessionStorage.setItem('prismicPreview', JSON.stringify({ ...tab, other: 'x' }));
  expect(readTab()).toEqual({});
  window.sessionStorage.setItem('prismicPreview', JSON.stringify({ ...tab, release: 'Z5' }));
  expect(readTab()).toEqual({ release: 'Z5' });
});

test('a browser without storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  changeTab({ token: 'a' });
  expect(readTab()).toEqual({});
});
