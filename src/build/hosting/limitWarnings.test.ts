import { toHostingRules } from './HostingRules';
import { limitWarnings } from './limitWarnings';
import type { HostingRules } from './HostingRules';

const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

const redirectsTo = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`/old/${index}`, '/new/']));

const warningsOf = (change: Partial<HostingRules>) =>
  limitWarnings({ ...toHostingRules({}, headers), ...change });

/** Returns a redirect whose line, for example `/aaa/ /b/ 301`, has this number of characters. */
const lineOf = (characters: number) => ({
  [`/${'a'.repeat(characters - '// /b/ 301'.length)}`]: '/b/',
});

it('is silent for the rules of a small site', () => {
  expect(limitWarnings(toHostingRules({ '/a': '/b/' }, headers))).toEqual([]);
});

it.each([
  ['2,000 lines of redirects', { redirects: toHostingRules(redirectsTo(1_000), {}).redirects }],
  ['a redirect of 1,000 characters', { redirects: toHostingRules(lineOf(1_000), {}).redirects }],
  ['100 rules for headers', { immutableFolders: Array.from({ length: 99 }, (_, n) => `/${n}/`) }],
  ['a header of 2,000 characters', { headers: { 'X-A': 'a'.repeat(2_000 - 'X-A: '.length) } }],
])('is silent at a limit of Cloudflare: %s', (_what, change) => {
  expect(warningsOf(change)).toEqual([]);
});

it.each([
  [
    'the 2,001st line of redirects',
    { redirects: toHostingRules(redirectsTo(1_001), {}).redirects },
    /_redirects has 2,002 lines; Cloudflare takes 2,000/,
  ],
  [
    'a redirect of 1,001 characters',
    { redirects: toHostingRules(lineOf(1_001), {}).redirects },
    /A line of _redirects is longer than 1,000 characters, .*“\/aaa/,
  ],
  [
    'the 101st rule for headers',
    { immutableFolders: Array.from({ length: 100 }, (_, n) => `/${n}/`) },
    /_headers has 101 rules; Cloudflare takes 100/,
  ],
  [
    'a header of 2,001 characters',
    { headers: { 'X-A': 'a'.repeat(2_001 - 'X-A: '.length) } },
    /A line of _headers is longer than 2,000 characters, .*“X-A: aaa/,
  ],
])('names what is beyond a limit of Cloudflare, and the remedy: %s', (_what, change, message) => {
  expect(warningsOf(change)).toEqual([expect.stringMatching(message)]);
});

it.each([
  [
    'a redirect',
    { redirects: toHostingRules({ [`/${'a'.repeat(3_000)}`]: '/b/' }, {}).redirects },
    /longer than 4,095 bytes, so nginx-maps.conf leaves the redirect out: “"\/aaa.*redirects.json/,
  ],
  [
    'an address that is gone',
    { gone: [`/${'a'.repeat(3_000)}`] },
    /longer than 4,095 bytes, so nginx-maps.conf leaves the redirect out: “"\/aaa/,
  ],
  [
    'a policy',
    { headers: { 'Content-Security-Policy': `img-src ${'a'.repeat(4_095)}` } },
    /longer than 4,095 bytes, and nginx refuses the file: “add_header Content-Security.*CSP_SOURCES/,
  ],
])('names what is beyond the limit of nginx, and the remedy: %s', (_what, change, message) => {
  expect(warningsOf(change)).toContainEqual(expect.stringMatching(message));
});

it('names Netlify’s limit too, which is 10,000 redirects', () => {
  const atLimit = warningsOf({ redirects: toHostingRules(redirectsTo(4_999), {}).redirects });
  const beyond = warningsOf({ redirects: toHostingRules(redirectsTo(5_000), {}).redirects });
  expect(atLimit.join('\n')).not.toContain('Netlify');
  expect(beyond.join('\n')).toMatch(/10,000 lines; Netlify advises against/);
});
