import Cookies from 'js-cookie';

/** @returns a value that cannot be decoded as it is */
export function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Prismic encodes its cookies by `encodeURIComponent`, which encodes more characters than js-cookie does. */
export const browserCookies = Cookies.withConverter<string>({
  read: decodeCookie,
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
