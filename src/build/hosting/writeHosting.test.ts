import { toHostingRules } from './HostingRules';
import type { HostingRules } from './HostingRules';
import { findInlineScripts, limitWarnings } from './writeHosting';

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
  ['a header of 2,000 characters', { headers: { 'X-A': 'a'.repeat(2_000 - 'X-A: '.length) } }],
])('is silent at a limit of Cloudflare: %s', (_what, change) => {
  expect(warningsOf(change)).toEqual([]);
});

it.each([
  [
    'the 2,001st line of redirects',
    { redirects: toHostingRules(redirectsTo(1_001), {}).redirects },
    /“\/old\/1000 .*” is line 2001 of _redirects, and Cloudflare leaves out/,
  ],
  [
    'a redirect of 1,001 characters',
    { redirects: toHostingRules(lineOf(1_001), {}).redirects },
    /“\/aaa.*” is too long for Cloudflare, which leaves the redirect out/,
  ],
  [
    'a header of 2,001 characters',
    { headers: { 'X-A': 'a'.repeat(2_001 - 'X-A: '.length) } },
    /“X-A: aaa.*” is too long for Cloudflare, which leaves the header out/,
  ],
])('names what is beyond a limit of Cloudflare, and the remedy: %s', (_what, change, message) => {
  expect(warningsOf(change)).toEqual([expect.stringMatching(message)]);
});

it.each([
  [
    'a redirect',
    { redirects: toHostingRules({ [`/${'a'.repeat(3_000)}`]: '/b/' }, {}).redirects },
    /“"\/aaa.*” is too long for nginx, so nginx-maps.conf leaves the redirect out.*redirects.json/,
  ],
  [
    'an address that is gone',
    { gone: [`/${'a'.repeat(3_000)}`] },
    /“"\/aaa.*” is too long for nginx, so nginx-maps.conf/,
  ],
  [
    'a policy',
    { headers: { 'Content-Security-Policy': `img-src ${'a'.repeat(4_095)}` } },
    /“add_header Content-Security.*” is too long for nginx, which refuses.*CSP_SOURCES/,
  ],
])('names what is beyond the limit of nginx, and the remedy: %s', (_what, change, message) => {
  expect(warningsOf(change)).toContainEqual(expect.stringMatching(message));
});

it('finds the scripts of the head that run, and none in the body, into which editors write', () => {
  const html =
    '<head><script>one</script><script src="/a.js" async></script>' +
    '<script type="application/ld+json">{}</script>' +
    '<script type="text/plain">two</script></head><body><script>three</script></body>';
  expect(findInlineScripts(html)).toEqual(['one']);
});
