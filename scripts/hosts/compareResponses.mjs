// @ts-check
/** @typedef {import('./listRequests.mjs').HostRequest} HostRequest */
/** @typedef {import('./listRequests.mjs').Rules} Rules */
/** @typedef {import('./sendRequest.mjs').HostResponse} HostResponse */
/** @typedef {{ what: string, expected: string, actual: string }} Difference */

/** Lists in headers may have a blank after the comma. @param {string | undefined} value */
const normal = (value) => (value ?? '(none)').replace(/,\s*/g, ', ');

/**
 * @param {object} compared
 * @param {HostRequest} compared.request
 * @param {Rules} compared.rules
 * @param {HostResponse} compared.expected of `npm start`'s server
 * @param {HostResponse} compared.actual of the host
 * @returns {Difference[]} what a reader or a cache would notice
 */
export function compareResponses({ request, rules, expected, actual }) {
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
  if (range)
    compare('range', 'the whole file or the right bytes', rangeOf(range, expected, actual));
  else compare('status', String(expected.status), String(actual.status));
  for (const [name, value] of Object.entries(rules.headers)) {
    compare(name.toLowerCase(), value, actual.headers[name.toLowerCase()]);
  }
  compareHeader('cache-control');
  compareHeader('location');
  compare('site', 'the same', leadsAway(actual.headers['location']) ? 'another' : 'the same');
  compareHeader('allow');
  if (expected.status !== actual.status) return differences;

  const hasPage = [200, 404, 410].includes(expected.status);
  if (hasPage) {
    compareHeader('content-type');
    compareHeader('content-encoding');
    if (expected.status === 200) compare('etag', 'yes', actual.headers['etag'] ? 'yes' : 'no');
    compare('vary', 'fits Content-Encoding', varies(actual) ? 'fits Content-Encoding' : 'missing');
  }
  if (!range && !actual.body.equals(expected.body) && (hasPage || actual.status === 304)) {
    compare('body', `${expected.body.length} bytes`, `${actual.body.length} bytes, or others`);
  }
  return differences;
}

/** Browsers take two slashes, also backslashes, for the start of another site's name. */
const leadsAway = (/** @type {string | undefined} */ location = '') =>
  /^([/\\]{2}|[a-z]+:)/i.test(location);

/** Whether a cache can tell the encoding from others. @param {HostResponse} response */
function varies({ headers }) {
  return !headers['content-encoding'] || /accept-encoding|\*/i.test(headers['vary'] ?? '');
}

/**
 * A server may ignore a range and send the whole file (RFC 9110, 14.2).
 *
 * @param {string} range
 * @param {HostResponse} expected with the whole file
 * @param {HostResponse} actual
 */
function rangeOf(range, expected, actual) {
  const size = expected.body.length;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const start = first ? Number(first) : size - Number(last);
  const end = first && last ? Number(last) : size - 1;
  const right = 'the whole file or the right bytes';
  if (actual.status === 200 && actual.body.equals(expected.body)) return right;
  if (actual.status === 416 && start >= size) return right;
  const isPart =
    actual.status === 206 && actual.body.equals(expected.body.subarray(start, end + 1));
  const isNamed = actual.headers['content-range'] === `bytes ${start}-${end}/${size}`;
  return isPart && isNamed ? right : `${actual.status}, ${actual.body.length} bytes`;
}
