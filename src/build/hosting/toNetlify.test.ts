import { readFileSync } from 'node:fs';
import { toHostingRules } from './HostingRules';
import { toNetlify } from './toNetlify';

const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

const redirectsFor = (redirects: Record<string, string>) =>
  toNetlify(toHostingRules(redirects, headers)).redirects;

it('writes each form of an address once, percent-encoded', () => {
  const decomposed = encodeURI('/ö'.normalize('NFD'));
  expect(redirectsFor({ '/ö': '/á/' })).toBe(
    ['/%C3%B6', '/%C3%B6/', decomposed, `${decomposed}/`]
      .map((source) => `${source} /%C3%A1/ 301\n`)
      .join(''),
  );
});

it('leads from the other form of an address to a page, and never from a page to itself', () => {
  const decomposed = '/ö'.normalize('NFD');
  expect(redirectsFor({ [`${decomposed}/`]: '/ö/' })).toBe(
    ['', '/'].map((slash) => `${encodeURI(decomposed)}${slash} /%C3%B6/ 301\n`).join(''),
  );
});

it('keeps the query and the fragment of a target', () => {
  expect(redirectsFor({ '/a': '/b/?c=ð:*#þ' })).toContain('/a /b/?c=%C3%B0:*#%C3%BE 301\n');
});

it('takes no part of an address for a placeholder', () => {
  expect(redirectsFor({ '/a:b*': '/c:d*/' })).toContain('/a%3Ab%2A /c%3Ad%2A/ 301\n');
});

it('sets each header by one rule for an address, because both hosts join the values of several', () => {
  const rules = toHostingRules({}, headers);
  const { headers: text } = toNetlify(rules);
  const everywhere = text.slice(0, text.indexOf('/static/*'));
  expect(everywhere).not.toContain('Cache-Control');
  for (const folder of rules.immutableFolders) {
    expect(text).toContain(`${folder}*\n  Cache-Control: ${rules.immutableCacheControl}\n`);
  }
});

describe('netlify.toml', () => {
  const config = readFileSync('netlify.toml', 'utf8');
  const rules = toHostingRules({}, headers);

  it('has the not-found page of each part of the site', () => {
    const parts = rules.notFound.slice(0, -1);
    const written = parts.map(
      ({ folder, page }) =>
        `[[redirects]]\n  from = "${folder}*"\n  to = "${page}"\n  status = 404\n`,
    );
    for (const text of written) expect(config).toContain(text);
    expect(config.match(/status = 404/g)).toHaveLength(parts.length);
  });

  it('has the types that a host may send without their encoding, as the other hosts send them', () => {
    const types = [
      ...config.matchAll(/for = "\/\*\.(\w+)"[^[]*\[headers\.values\]\s+Content-Type = "(.*)"/g),
    ];
    const named = Object.fromEntries(
      types.map(([, extension = '', type = '']) => [extension, type]),
    );
    expect(named).toMatchObject({ ics: rules.types['ics'], txt: rules.types['txt'] });
    expect(rules.types).toMatchObject(named);
  });
});
