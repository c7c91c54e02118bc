export function decodeLeniently(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Returns the decoded value of a cookie in a `Cookie` header, or an empty string. */
export function readHeaderCookie(cookies: string, name: string): string {
  const pair = cookies.split(/; */).find((entry) => entry.startsWith(`${name}=`));
  return decodeLeniently(pair?.slice(name.length + 1) ?? '');
}

/**
 * Replaces js-cookie, which would be part of every page's initial load. Returns an empty string in
 * Node, or if the browser forbids cookies.
 */
export function readBrowserCookie(name: string): string {
  try {
    return readHeaderCookie(document.cookie, name);
  } catch {
    return '';
  }
}
