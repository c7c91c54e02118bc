import { sourcesOf, toHostingRules } from './HostingRules';
import { toCaddy } from './toCaddy';

const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

const rulesFor = (redirects: Record<string, string>) => toCaddy(toHostingRules(redirects, headers));

it('redirects every form of an address', () => {
  const text = rulesFor({ '/ö': '/á/?b=ð#þ' });
  for (const source of sourcesOf('/ö')) {
    expect(text).toContain(`"${source}" "/%C3%A1/" "?b=%C3%B0" "#%C3%BE"`);
  }
});

it('gives no character of an address a meaning in Caddy', () => {
  expect(rulesFor({ '/a"{b}': '/{c}/' })).toContain('"/a\\"\\{b\\}" "/%7Bc%7D/" "" ""');
});

it('sets the headers before the first response, so that refused methods have them', () => {
  const text = rulesFor({});
  expect(text.indexOf('X-Content-Type-Options')).toBeGreaterThan(-1);
  expect(text.indexOf('X-Content-Type-Options')).toBeLessThan(text.indexOf('respond'));
});

it('names the types by matchers, because Caddy takes `*.ics` for the name of a header', () => {
  expect(rulesFor({})).toMatch(/@ics path \*\.ics\s+header @ics Content-Type "text\/calendar/);
});

it('answers with 410 where a page is gone', () => {
  const text = toCaddy(toHostingRules({}, headers, ['/en/gone/']));
  for (const line of ['"/en/gone" "gone" "" ""', '"/en/gone/" "gone" "" ""', 'error @gone 410']) {
    expect(text).toContain(line);
  }
});
