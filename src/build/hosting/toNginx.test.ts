import { toHostingRules } from './HostingRules';
import { toNginx } from './toNginx';

const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

const rulesFor = (redirects: Record<string, string>) => toNginx(toHostingRules(redirects, headers));

it('redirects an address with and without its slash, composed and decomposed, and keeps the query', () => {
  const decomposed = '/ö'.normalize('NFD');
  const lines = rulesFor({ '/ö': '/á/' })
    .split('\n')
    .filter((line) => line.includes('return 301'));
  expect(lines).toEqual(
    ['/ö', '/ö/', decomposed, `${decomposed}/`].map(
      (source) => `location = "${source}" { return 301 "/%C3%A1/$is_args$args"; }`,
    ),
  );
});

it('never redirects from a page to itself', () => {
  const decomposed = '/ö'.normalize('NFD');
  const text = rulesFor({ [`${decomposed}/`]: '/ö/' });
  expect(text).toContain(`location = "${decomposed}/" { return 301 "/%C3%B6/`);
  expect(text).not.toContain('location = "/ö');
});

it('sends the query and the fragment of a target instead of the query of the request', () => {
  expect(rulesFor({ '/a': '/b/?c=ð#þ' })).toContain('return 301 "/b/?c=%C3%B0#%C3%BE"');
});

it('gives no character of an address a meaning in nginx', () => {
  const text = rulesFor({ '/a"b\\c': '/$d"e/' });
  expect(text).toContain('location = "/a\\"b\\\\c"');
  expect(text).toContain('return 301 "/%24d%22e/$is_args$args"');
});

it('refuses a header that nginx cannot send', () => {
  const rules = toHostingRules({}, headers);
  const withDollar = { ...rules, headers: { 'X-Price': '5$' } };
  expect(() => toNginx(withDollar)).toThrow(/cannot send the header X-Price.*5\$/);
});

it('sends every header with every response, also with errors', () => {
  const rules = toHostingRules({}, headers);
  const text = toNginx(rules);
  for (const [name, value] of Object.entries(rules.headers)) {
    expect(text).toContain(`add_header ${name} "${value}" always;`);
  }
});

it('answers with 410 where a page is gone, and with the page in the language of the address', () => {
  const text = toNginx(toHostingRules({}, headers, ['/en/gone/']));
  for (const line of [
    'location = "/en/gone" { return 410; }',
    'location = "/en/gone/" { return 410; }',
    'error_page 410 $gone;',
    'set $gone "/410/index.html";',
    'set $gone "/en/410/index.html";',
  ]) {
    expect(text).toContain(line);
  }
});
