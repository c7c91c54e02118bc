// @ts-check
/** @typedef {import('./listRequests.mjs').HostRequest} HostRequest */
/** @typedef {import('./hosts.mjs').HostResponse} HostResponse */
/** @typedef {{ what: string, expected: string, actual: string }} Difference */

const RIGHT_RANGE = 'the whole file or the right bytes';

/**
 * Some hosts write a blank after each comma of a header's list. @param {string | undefined} value
 */
const normal = (value) => (value ?? '(none)').replace(/,\s*/g, ', ');

/**
 * Returns the differences that a reader or a cache would notice.
 * @param {HostRequest} request
 * @param {Pick<import('./listRequests.mjs').Rules, 'headers'>} rules
 * @param {HostResponse | Error | undefined} expected of `npm start`'s server
 * @param {HostResponse | Error} actual
 * @returns {Difference[]}
 */
export function compareResponses(request, rules, expected, actual) {
  if (!expected || expected instanceof Error || actual instanceof Error) {
    return [{ what: 'response', expected: String(expected), actual: String(actual) }];
  }
  /** @type {Difference[]} */
  const differences = [];
  /** @param {string} what @param {string | undefined} wanted @param {string | undefined} found */
  const compare = (what, wanted, found) => {
    if (normal(wanted) === normal(found)) return;
    differences.push({ what, expected: normal(wanted), actual: normal(found) });
  };
  /** @param {string} name in lower case */
  const compareHeader = (name) => compare(name, expected.headers[name], actual.headers[name]);

  const range = request.headers['Range'];
  if (range) compare('range', RIGHT_RANGE, rangeOf(range, expected, actual));
  else compare('status', String(expected.status), String(actual.status));
  for (const [name, value] of Object.entries(rules.headers)) {
    compare(name.toLowerCase(), value, actual.headers[name.toLowerCase()]);
  }
  for (const name of ['cache-control', 'location', 'allow']) compareHeader(name);
  // Browsers read two slashes or backslashes as the start of another site's name.
  const leadsAway = /^([/\\]{2}|[a-z]+:)/i.test(actual.headers['location'] ?? '');
  compare('site', 'the same', leadsAway ? 'another' : 'the same');
  if (expected.status !== actual.status) return differences;

  const hasPage = [200, 404, 410].includes(expected.status);
  if (hasPage) {
    for (const name of ['content-type', 'content-encoding']) compareHeader(name);
    if (expected.status === 200) compare('etag', 'yes', actual.headers['etag'] ? 'yes' : 'no');
    // Without `Vary`, a cache would send one encoding to all browsers.
    const { 'content-encoding': encoding, vary = '' } = actual.headers;
    const varies = !encoding || /accept-encoding|\*/i.test(vary);
    compare('vary', 'fits Content-Encoding', varies ? 'fits Content-Encoding' : 'missing');
  }
  if (!range && !actual.body.equals(expected.body) && (hasPage || actual.status === 304)) {
    compare('body', `${expected.body.length} bytes`, `${actual.body.length} bytes, or others`);
  }
  return differences;
}

/**
 * Describes the response to a range. The complete file is right too: a server may ignore a range
 * (RFC 9110, 14.2).
 * @param {string} range @param {HostResponse} expected @param {HostResponse} actual
 */
function rangeOf(range, { body }, { status, headers, body: part }) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const start = first ? Number(first) : body.length - Number(last);
  const end = first && last ? Number(last) : body.length - 1;
  const isPart =
    part.equals(body.subarray(start, end + 1)) &&
    headers['content-range'] === `bytes ${start}-${end}/${body.length}`;
  const isRight =
    { 200: part.equals(body), 206: isPart, 416: start >= body.length }[status] ?? false;
  return isRight ? RIGHT_RANGE : `${status}, ${part.length} bytes`;
}
