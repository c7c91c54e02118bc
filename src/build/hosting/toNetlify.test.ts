import { readFileSync } from 'node:fs';
import { sourcesOf, toHostingRules } from './HostingRules';
import { toNetlify } from './toNetlify';

const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

const redirectsFor = (redirects: Record<string, string>) =>
  toNetlify(toHostingRules(redirects, headers)).redirects;

it.each([
  ['/ö', '/á/'],
  ['/ö/'.normalize('NFD'), '/ö/'],
])('writes each form of %s once, percent-encoded', (from, target) => {
  const lines = sourcesOf(from.replace(/\/$/, ''), target).map(
    (source) => `${encodeURI(source)} ${encodeURI(target)} 301\n`,
  );
  expect(redirectsFor({ [from]: target })).toBe(lines.join(''));
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
