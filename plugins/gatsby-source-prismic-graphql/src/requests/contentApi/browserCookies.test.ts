/** @jest-environment jsdom */
import { clearBrowser } from '../../../test/cookies';
import { browserCookies } from './browserCookies';
import { readBrowserCookie } from './cookies';

const name = 'io.prismic.preview';
const token = 'https://acme.prismic.io/previews/X1:Y2?websitePreviewId=Z3&a=(b|c)';

beforeEach(clearBrowser);
afterEach(() => jest.restoreAllMocks());

it.each([
  ['encoded, as Prismic writes it', encodeURIComponent(token), token],
  ['not encoded, as the plugin of 2019 wrote it', token, token],
  ['damaged', '%7B%22acme%', '%7B%22acme%'],
  ['empty', '', ''],
])('reads a value that is %s', (_, raw, value) => {
  document.cookie = `${name}=${raw}; path=/`;
  expect(readBrowserCookie(name)).toBe(value);
});

it('writes a value as Prismic does, which no second reading changes', () => {
  for (const value of [token, '100%25', '{"acme.prismic.io":{"preview":"x y;ð"}}']) {
    browserCookies.set(name, value);
    expect(document.cookie).toBe(`${name}=${encodeURIComponent(value)}`);
    expect(readBrowserCookie(name)).toBe(value);
  }
});

it('reads nothing without the cookie, and where the browser forbids cookies', () => {
  expect(readBrowserCookie(name)).toBe('');
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(readBrowserCookie(name)).toBe('');
});
