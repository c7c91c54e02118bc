// @ts-check
/** @typedef {import('./listRequests.mjs').HostRequest} HostRequest */
/** @typedef {import('./compareResponses.mjs').Difference} Difference */
/** @typedef {(different: HostRequest & Difference) => boolean} Covers */

/** A `.` or `..` as a part of a path, encoded or not. */
const dotted = /(^|\/|%2f)(\.|%2e){1,2}(\/|%2f|$)/i;
const wronglyEncoded = /%(?![0-9a-f]{2})|%00/i;

// Differences from `npm start` that the test of a host allows. docs/hosts.md repeats each key.
/** @type {Record<string, Record<string, Covers>>} */
export const knownDifferences = {
  'nginx, caddy, cloudflare, netlify': {
    'A query without content (`/address?`) is left out of the Location.': ({ path, what }) =>
      path.endsWith('?') && what === 'location',
    'Dots in a path (`/a/../b/`) are resolved, or refused; npm start finds no such page.': (each) =>
      dotted.test(each.path) &&
      each.what !== 'site' &&
      !(each.path.endsWith('passwd') && each.what === 'status' && each.actual === '200'),
  },
  'nginx, caddy': {
    'A path with a wrong encoding (`/%`, for nginx also `/%00`) gets 400, without the rules.': (
      each,
    ) => wronglyEncoded.test(each.path) && ['400', '(none)'].includes(each.actual),
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
