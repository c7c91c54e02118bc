import type { HostResponse } from './hosts';
import type { HostRequest } from './listRequests';

type Difference = { what: string; expected: string; actual: string };

const RIGHT_RANGE = 'the whole file or the right bytes';

/** Some hosts write a blank after each comma of a header's list. */
const normal = (value = '(none)') => value.replace(/,\s*/g, ', ');

/**
 * Returns the differences that a reader or a cache would notice. `expected` is the response of
 * `npm start`'s server, and `required` are the headers of the rules.
 */
export function compareResponses(
  request: HostRequest,
  required: Record<string, string>,
  expected: HostResponse | Error | undefined,
  actual: HostResponse | Error,
): Difference[] {
  if (!expected || expected instanceof Error || actual instanceof Error) {
    return [{ what: 'response', expected: String(expected), actual: String(actual) }];
  }
  const differences: Difference[] = [];
  const compare = (what: string, wanted?: string, found?: string) => {
    if (normal(wanted) === normal(found)) return;
    differences.push({ what, expected: normal(wanted), actual: normal(found) });
  };
  const compareHeader = (name: string) =>
    compare(name, expected.headers[name], actual.headers[name]);

  const range = request.headers['Range'];
  if (range) compare('range', RIGHT_RANGE, rangeOf(range, expected, actual));
  else compare('status', String(expected.status), String(actual.status));
  for (const [name, value] of Object.entries(required)) {
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

/** The complete file is right too: a server may ignore a range (RFC 9110, 14.2). */
function rangeOf(range: string, { body }: HostResponse, actual: HostResponse): string {
  const { status, headers, body: part } = actual;
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

type Covers = (different: HostRequest & Difference) => boolean;

/** A `.` or `..` as a part of a path, encoded or not. */
const dotted = /(^|\/|%2f)(\.|%2e){1,2}(\/|%2f|$)/i;
const wronglyEncoded = /%(?![0-9a-f]{2})|%00/i;

/** Differences from `npm start` that the test of a host allows. docs/hosts.md repeats each key. */
export const knownDifferences: Record<string, Record<string, Covers>> = {
  'nginx, caddy, cloudflare, netlify': {
    'A query without content (`/address?`) is left out of the Location.': ({ path, what }) =>
      path.endsWith('?') && what === 'location',
    'Dots in a path (`/a/../b/`) are resolved, or refused; npm start finds no such page.': (each) =>
      dotted.test(each.path) &&
      each.what !== 'site' &&
      !(each.path.endsWith('passwd') && each.what === 'status' && each.actual === '200'),
  },
  'nginx, caddy': {
    'A path with a wrong encoding (`/%`, for nginx also `/%00`) gets 400, without the rules.': ({
      path,
      actual,
    }) => wronglyEncoded.test(path) && ['400', '(none)'].includes(actual),
  },
  nginx: {
    'A range beyond the end of a file gets 416, with each header twice.': (each) =>
      'Range' in each.headers && each.actual === `${each.expected}, ${each.expected}`,
  },
  'caddy, netlify': {
    'The Location of a folder keeps needless encodings of the requested address (`/%65n`).': (
      each,
    ) =>
      each.what === 'location' &&
      each.actual === `${each.path}/` &&
      decodeURIComponent(each.actual) === each.expected,
  },
  cloudflare: {
    'A folder without its slash gets 307 instead of 301.': ({ kind, what, actual }) =>
      kind === 'folder' && what === 'status' && actual === '307',
    'An address in an unusual form (`/index.html`, `/a%2Fb`) is redirected to its usual form with 307 first.':
      (each) =>
        ['odd address', 'hidden file'].includes(each.kind) &&
        ((each.what === 'status' && each.actual === '307') ||
          (each.what === 'location' && each.actual.startsWith('/'))),
    'Redirects, refused methods and responses to a Range have no Cache-Control.': (each) =>
      each.what === 'cache-control' && each.actual === '(none)',
    'In an immutable folder, refused methods and responses to a Range are immutable, because a rule applies to every status.':
      ({ kind, what, actual }) =>
        ['other method', 'range'].includes(kind) &&
        what === 'cache-control' &&
        actual.includes('immutable'),
    'Refused methods get no Allow.': ({ what, actual }) => what === 'allow' && actual === '(none)',
    'Cloudflare compresses by itself: it prefers gzip and sends no `Vary` header.': ({
      what,
      actual,
    }) => what === 'vary' || (what === 'content-encoding' && ['(none)', 'gzip'].includes(actual)),
  },
  'cloudflare, netlify': {
    'A missing file in an immutable folder is immutable too, because a rule applies to every status.':
      (each) =>
        each.kind === 'not found' &&
        each.what === 'cache-control' &&
        each.actual.includes('immutable'),
    'An address whose page is gone gets 404 with the not-found page, because `_redirects` has no rules for 410.':
      (each) => each.kind === 'gone' && each.what === 'status' && each.actual === '404',
  },
  netlify: {
    'Redirects have no headers of `_headers`.': ({ kind, actual }) =>
      ['redirect', 'folder', 'odd address', 'HEAD'].includes(kind) && actual === '(none)',
    'Types that `netlify.toml` does not name are not part of Netlify’s packages.': (each) =>
      each.what === 'content-type' && each.actual === '(none)',
    'A missing file has the type that `netlify.toml` names for its ending.': (each) =>
      each.kind === 'not found' && each.what === 'content-type' && each.path.endsWith('.ics'),
  },
};
