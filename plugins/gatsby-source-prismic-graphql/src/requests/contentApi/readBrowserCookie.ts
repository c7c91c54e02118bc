import { readHeaderCookie } from './headerCookies';

/**
 * One of the browser's cookies. Every page reads one, and js-cookie would be part of its first load.
 *
 * @returns its value, decoded; empty without the cookie, where the browser forbids cookies, and in Node
 */
export function readBrowserCookie(name: string): string {
  try {
    return readHeaderCookie(document.cookie, name);
  } catch {
    return '';
  }
}
