// @ts-check
/** @typedef {import('./hosts.mjs').HostName} HostName */
/** @typedef {import('./listRequests.mjs').HostRequest} HostRequest */
/** @typedef {import('./compareResponses.mjs').Difference} Difference */
/**
 * @typedef {object} KnownDifference
 * @property {readonly HostName[]} hosts
 * @property {string} reason why the host cannot agree; also in docs/hosts.md
 * @property {(request: HostRequest, difference: Difference) => boolean} covers
 */

/** A path with `.` or `..` as a part, encoded or not. */
const dotted = /(^|\/|%2f)(\.|%2e){1,2}(\/|%2f|$)/i;
const brokenEncoding = /%(?![0-9a-f]{2})/i;

/** @type {readonly KnownDifference[]} */
export const knownDifferences = [
  {
    hosts: ['nginx', 'caddy', 'cloudflare', 'netlify'],
    reason: 'A query without content (`/address?`) is left out of the Location.',
    covers: ({ path }, { what }) => path.endsWith('?') && what === 'location',
  },
  {
    hosts: ['nginx', 'caddy', 'cloudflare', 'netlify'],
    reason: 'Dots in a path (`/a/../b/`) are resolved, or refused; npm start finds no such page.',
    covers: ({ path }, { what, actual }) =>
      dotted.test(path) &&
      what !== 'site' &&
      !(path.endsWith('passwd') && what === 'status' && actual === '200'),
  },
  {
    hosts: ['nginx', 'caddy'],
    reason:
      'A path with a wrong encoding (`/%`, for nginx also `/%00`) gets 400, without the rules.',
    covers: ({ path }, { actual }) =>
      (brokenEncoding.test(path) || path.includes('%00')) && ['400', '(none)'].includes(actual),
  },
  {
    hosts: ['nginx'],
    reason: 'A range beyond the end of a file gets 416, with each header twice.',
    covers: ({ headers }, { expected, actual }) =>
      'Range' in headers && actual === `${expected}, ${expected}`,
  },
  {
    hosts: ['caddy', 'netlify'],
    reason: 'The Location of a folder keeps needless encodings of the requested address (`/%65n`).',
    covers: ({ path }, { what, expected, actual }) =>
      what === 'location' && actual === `${path}/` && decodeURIComponent(actual) === expected,
  },
  {
    hosts: ['cloudflare'],
    reason: 'A folder without its slash gets 307 instead of 301.',
    covers: ({ kind }, { what, actual }) =>
      kind === 'folder' && what === 'status' && actual === '307',
  },
  {
    hosts: ['cloudflare'],
    reason: 'An address that could be written otherwise (`/index.html`, `/a%2Fb`) gets 307 first.',
    covers: ({ kind }, { what, actual }) =>
      kind === 'odd address' &&
      ((what === 'status' && actual === '307') || (what === 'location' && actual.startsWith('/'))),
  },
  {
    hosts: ['cloudflare'],
    reason: 'Redirects, refused methods and answers to a Range have no Cache-Control.',
    covers: (_, { what, actual }) => what === 'cache-control' && actual === '(none)',
  },
  {
    hosts: ['cloudflare'],
    reason: 'Refused methods get no Allow.',
    covers: (_, { what, actual }) => what === 'allow' && actual === '(none)',
  },
  {
    hosts: ['cloudflare'],
    reason: 'There is no Last-Modified; only the ETag tells whether a file has changed.',
    covers: ({ condition }, { what, actual }) =>
      condition === 'date' && what === 'status' && actual === '200',
  },
  {
    hosts: ['cloudflare'],
    reason: 'Cloudflare compresses by itself: it prefers gzip, and names no Vary.',
    covers: (_, { what, actual }) =>
      what === 'vary' || (what === 'content-encoding' && ['(none)', 'gzip'].includes(actual)),
  },
  {
    hosts: ['cloudflare', 'netlify'],
    reason: 'A missing file in an immutable folder is immutable too, because rules know no status.',
    covers: ({ kind }, { what, actual }) =>
      kind === 'not found' && what === 'cache-control' && actual.includes('immutable'),
  },
  {
    hosts: ['cloudflare', 'netlify'],
    reason:
      'An address whose page is gone gets 404 with the not-found page: 410 has no rules there.',
    covers: ({ kind }, { what, actual }) =>
      kind === 'gone' && what === 'status' && actual === '404',
  },
  {
    hosts: ['netlify'],
    reason: 'Redirects have no headers of `_headers`.',
    covers: ({ kind }, { actual }) =>
      ['redirect', 'folder', 'odd address', 'HEAD'].includes(kind) && actual === '(none)',
  },
  {
    hosts: ['netlify'],
    reason: 'Types that `netlify.toml` does not name are not part of Netlify’s packages.',
    covers: (_, { what, actual }) => what === 'content-type' && actual === '(none)',
  },
  {
    hosts: ['netlify'],
    reason: 'A missing file has the type that `netlify.toml` names for its ending.',
    covers: ({ kind, path }, { what }) =>
      kind === 'not found' && what === 'content-type' && path.endsWith('.ics'),
  },
];

/**
 * @param {HostName} host
 * @param {HostRequest} request
 * @param {Difference} difference
 * @returns {KnownDifference | undefined} the entry of the table that explains it
 */
export function explain(host, request, difference) {
  return knownDifferences.find(
    ({ hosts, covers }) => hosts.includes(host) && covers(request, difference),
  );
}
