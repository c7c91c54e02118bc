/** @jest-environment jsdom */
import { clearBrowser, setPreviewCookie } from '../../test/cookies';
import { watchTabs } from './watchTabs';

const endpoint = 'https://acme.cdn.prismic.io/api/v2';
const token = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const comeBack = () => window.dispatchEvent(new Event('focus'));

let seen: (string | undefined)[];
let tab: { token: string | undefined };
let isHidden: boolean;
beforeEach(() => {
  clearBrowser();
  seen = [];
  const own: typeof tab = { token };
  tab = own;
  isHidden = false;
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  watchTabs(
    endpoint,
    () => own.token,
    (elsewhere) => seen.push(elsewhere),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  // Nothing ends it but the page's own end.
  tab.token = undefined;
});

test('a preview that another tab has opened is seen when the editor comes back, once', () => {
  setPreviewCookie(token);
  comeBack();
  setPreviewCookie(token.replace('X1', 'X2'));
  expect(seen).toEqual([]);
  comeBack();
  comeBack();
  expect(seen).toEqual(['other']);
  setPreviewCookie(token);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual(['other', undefined]);
});

test('an end in another tab is seen', () => {
  comeBack();
  expect(seen).toEqual(['ended']);
});

test('a newer version of the same draft is the same preview', () => {
  setPreviewCookie({ 'acme.prismic.io': { preview: token.replace('Y2', 'Y3') } });
  comeBack();
  expect(seen).toEqual([]);
});

test('a tab that is left does not look', () => {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual([]);
});

test('an experiment, which has no token, is left alone', () => {
  tab.token = undefined;
  comeBack();
  expect(seen).toEqual([]);
});
