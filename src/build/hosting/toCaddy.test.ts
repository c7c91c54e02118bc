import { toHostingRules } from './HostingRules';
import { toCaddy } from './toCaddy';

const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

const rulesFor = (redirects: Record<string, string>) => toCaddy(toHostingRules(redirects, headers));

it('redirects an address with and without its slash, composed and decomposed', () => {
  const decomposed = '/ö'.normalize('NFD');
  const text = rulesFor({ '/ö': '/á/?b=ð#þ' });
  for (const source of ['/ö', '/ö/', decomposed, `${decomposed}/`]) {
    expect(text).toContain(`"${source}" "/%C3%A1/" "?b=%C3%B0" "#%C3%BE"`);
  }
});

it('never redirects from a page to itself', () => {
  const decomposed = '/ö'.normalize('NFD');
  const text = rulesFor({ [`${decomposed}/`]: '/ö/' });
  expect(text).toContain(`"${decomposed}" "/%C3%B6/"`);
  expect(text).not.toContain('"/ö');
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
