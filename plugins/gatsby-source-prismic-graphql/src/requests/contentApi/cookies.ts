/** Decodes a cookie or a part of an address. @returns a value that cannot be decoded as it is */
export function decodeLeniently(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * One of the cookies of a request.
 *
 * @param cookies as the header `Cookie` has them
 * @returns its value, decoded; empty without the cookie
 */
export function readHeaderCookie(cookies: string, name: string): string {
  const pair = cookies.split(/; */).find((entry) => entry.startsWith(`${name}=`));
  return decodeLeniently(pair?.slice(name.length + 1) ?? '');
}

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
