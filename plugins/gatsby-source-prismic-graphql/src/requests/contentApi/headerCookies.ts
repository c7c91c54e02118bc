import { decodeLeniently } from './browserCookies';

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
