import Cookies from 'js-cookie';

/** Decodes a cookie or a part of an address. @returns a value that cannot be decoded as it is */
export function decodeLeniently(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Prismic encodes its cookies by `encodeURIComponent`, which encodes more characters than js-cookie does. */
export const browserCookies = Cookies.withConverter<string>({
  read: decodeLeniently,
  write: encodeURIComponent,
});

/**
 * One of the browser's cookies.
 *
 * @returns its value, decoded; empty without the cookie, where the browser forbids cookies, and in Node
 */
export function readBrowserCookie(name: string): string {
  try {
    return browserCookies.get(name) ?? '';
  } catch {
    return '';
  }
}
