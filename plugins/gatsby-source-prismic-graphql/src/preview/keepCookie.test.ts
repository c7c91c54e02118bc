/** @jest-environment jsdom */
import { clearBrowser, setPreviewCookie } from '../../test/cookies';
import { keepCookie } from './loadToolbar';
import { readPreview } from './previewCookies';
import { readTab } from './tabPreview';

const endpoint = 'https://acme.cdn.prismic.io/api/v2';
let token: string | undefined;
let visibility: DocumentVisibilityState;
keepCookie(endpoint, () => token);

beforeEach(() => {
  clearBrowser();
  token = 'm-1:p-session';
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => jest.restoreAllMocks());
const leave = () => window.dispatchEvent(new Event('pagehide'));

test('a page whose cookie the toolbar has removed restores it, and the next page does without the toolbar', () => {
  leave();
  expect(readPreview(endpoint)).toBe('m-1:p-session');
  expect(readTab().withoutToolbar).toBe(true);
});

test('a cookie of a preview stays as it is', () => {
  setPreviewCookie('m-2:p-other');
  leave();
  expect(readPreview(endpoint)).toBe('m-2:p-other');
  expect(readTab()).toEqual({});
});

test.each<[string, () => void]>([
  ['an ended preview', () => (token = undefined)],
  ['a hidden tab', () => (visibility = 'hidden')],
])('%s restores nothing', (_, prepare) => {
  prepare();
  leave();
  expect(document.cookie).toBe('');
  expect(readTab()).toEqual({});
});
