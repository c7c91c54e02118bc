/** @jest-environment jsdom */
import { clearBrowser, setPreviewCookie } from '../../test/cookies';
import { watchTabs } from './followSession';

const endpoint = 'https://acme.cdn.prismic.io/api/v2';
const token = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3';
const focusTab = () => window.dispatchEvent(new Event('focus'));

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
  // The listeners stay until the page is closed, so make them ignore later events.
  tab.token = undefined;
});

test('treats a newer version of the draft as the same preview', () => {
  setPreviewCookie({ 'acme.prismic.io': { preview: token.replace('Y2', 'Y3') } });
  focusTab();
  expect(seen).toEqual([]);
});

test('a hidden tab does not check the cookie', () => {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual([]);
});

test('does not check the cookie for an experiment, which has no token', () => {
  tab.token = undefined;
  focusTab();
  expect(seen).toEqual([]);
});
