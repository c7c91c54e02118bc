// @ts-check
import { Problem } from '../problem.mjs';

/** CloudFront's limit for a function. */
const MAX_BYTES = 10_240;

/** @typedef {{ from: string, path: string, query: string, hash: string }} Redirect */
/** @typedef {{ uri: string, querystring: Record<string, { value: string, multiValue?: { value: string }[] }> }} CloudFrontRequest */

/**
 * Target of each old address, as the text before the query of the request and the text after it.
 * The function has its own table in place of this one.
 *
 * @type {Record<string, [before: string, after: string]>}
 */
const redirects = {};

/**
 * The function itself, which CloudFront runs for each request. It uses only what CloudFront documents: no
 * `normalize()` and no destructuring.
 *
 * @param {{ request: CloudFrontRequest }} event
 */
function handler(event) {
  const request = event.request;
  // Two slashes at the beginning of a Location would name another host.
  const uri = request.uri.replace(/^[/\\]+/, '/');
  let path = uri;
  try {
    path = decodeURIComponent(uri);
    // CloudFront documents no `catch` without a name.
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
  } catch (error) {
    // A plain percent sign, which encodes nothing.
  }
  const query = Object.keys(request.querystring)
    .map((name) => {
      const asked = request.querystring[name] || { value: '' };
      return (asked.multiValue || [asked]).map((each) => `${name}=${each.value}`).join('&');
    })
    .join('&');
  const moved = (/** @type {string} */ location) => ({
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location } },
  });
  const key = path.replace(/\/+$/, '') || '/';
  if (Object.prototype.hasOwnProperty.call(redirects, key)) {
    const target = redirects[key] || ['', ''];
    const keptQuery = query && target[0].indexOf('?') === -1 ? `?${query}` : '';
    return moved(target[0] + keptQuery + target[1]);
  }
  if (uri.charAt(uri.length - 1) === '/') {
    request.uri = `${uri}index.html`;
    return request;
  }
  // Only files have a dot in their name.
  if (uri.slice(uri.lastIndexOf('/')).indexOf('.') === -1) {
    return moved(query ? `${uri}/?${query}` : `${uri}/`);
  }
  return request;
}

/**
 * Writes the CloudFront Function for the viewer request (runtime cloudfront-js-2.0): redirects, the slash
 * behind a folder, and its index.html, which S3 does not find by itself.
 *
 * @param {{ redirects: readonly Redirect[] }} rules those of `hosting.json`
 * @returns {string}
 * @throws {Problem} when the redirects do not fit in a function
 */
export function cloudFrontFunction({ redirects: list }) {
  const entries = list.flatMap(({ from, path, query, hash }) => {
    const target = [encodeURI(path) + query, hash];
    return [...new Set([from.normalize('NFC'), from.normalize('NFD')])].map((form) => [
      form,
      target,
    ]);
  });
  const table = JSON.stringify(Object.fromEntries(entries));
  const code = `${handler}`.replace(/^ *\/\/.*\n/gm, '');
  const text = `const redirects = ${table};\n${code}\n`;
  const size = Buffer.byteLength(text);
  if (size <= MAX_BYTES) return text;
  throw new Problem(
    `The function for CloudFront would have ${size} bytes, because of ${list.length} redirects; ${MAX_BYTES} are allowed.\n` +
      'Take redirects out of redirects.json, or put the table into a CloudFront KeyValueStore.',
  );
}
