/** @jest-environment jsdom */
import { clearBrowser, setPreviewCookie } from '../../test/cookies';
import { previewCookie, readCookie } from '../requests/contentApi/findSelectedRef';
import {
  dropExperiment,
  dropPreview,
  keepExperiment,
  keepPreview,
  readCookies,
} from './previewCookies';

const endpoint = 'https://acme.cdn.prismic.io/api/v2';
const token = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const foreign = { preview: 'https://other.prismic.io/previews/X9:Y9' };
const kept = () => readCookie(document.cookie, previewCookie);

beforeEach(() => {
  window.history.replaceState({}, '', '/preview/');
  clearBrowser();
});
afterEach(() => jest.restoreAllMocks());

test('a preview is open on all of the site, for an hour', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  keepPreview(token);
  keepExperiment('E1 x; y');
  expect(set.mock.calls.flat()).toEqual([
    expect.stringMatching(/^io\.prismic\.preview=\S+; path=\/; max-age=3600; samesite=lax$/),
    'io.prismic.experiment=E1%20x%3B%20y; path=/; max-age=3600; samesite=lax',
  ]);
});

test('it is read on every other page', () => {
  keepPreview(token);
  window.history.replaceState({}, '', '/en/news/article/');
  expect(kept()).toBe(token);
});

test.each<[string, string | object]>([
  ['the token itself', token],
  ['the toolbar’s', { 'acme.prismic.io': { preview: token } }],
  ['what cannot be read', '{"acme'],
])('an end leaves no cookie: %s', (_, cookie) => {
  setPreviewCookie(cookie);
  dropPreview(endpoint);
  expect(document.cookie).toBe('');
});

test('an end leaves what the toolbar keeps beside it: other repositories, and its tracker', () => {
  const others = { _tracker: 'a1', 'other.prismic.io': foreign };
  setPreviewCookie({ ...others, 'acme.prismic.io': { preview: token } });
  dropPreview(endpoint);
  expect(JSON.parse(kept())).toEqual(others);
});

test('an experiment ends', () => {
  keepExperiment('E1');
  dropExperiment();
  expect(document.cookie).toBe('');
});

test('a browser that forbids cookies has none, and throws nothing', () => {
  const forbid = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
  keepPreview(token);
  dropPreview(endpoint);
  expect(readCookies()).toBe('');
});
