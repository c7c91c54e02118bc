import { readFileSync } from 'node:fs';
import { sourcesOf, toHostingRules } from './HostingRules';
import { toCaddy } from './toCaddy';
import { toNetlify } from './toNetlify';
import { toNginx } from './toNginx';

const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

const decomposed = '/ö'.normalize('NFD');

it('an address has forms with and without its slash, composed and decomposed', () => {
  expect(sourcesOf('/ö')).toEqual(['/ö', '/ö/', decomposed, `${decomposed}/`]);
  expect(sourcesOf('/a')).toEqual(['/a', '/a/']);
});

it('the form of the target is no source, so that no page redirects to itself', () => {
  expect(sourcesOf(decomposed, '/ö/')).toEqual([decomposed, `${decomposed}/`]);
});

describe('Netlify and Cloudflare', () => {
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

    it('sets the encoding of each type that a host may send without it', () => {
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
});

describe('Caddy', () => {
  const rulesFor = (redirects: Record<string, string>) =>
    toCaddy(toHostingRules(redirects, headers));

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

  it('answers with 410 at the address of a page that is gone', () => {
    const text = toCaddy(toHostingRules({}, headers, ['/en/gone/']));
    for (const line of ['"/en/gone" "gone" "" ""', '"/en/gone/" "gone" "" ""', 'error @gone 410']) {
      expect(text).toContain(line);
    }
  });
});

describe('nginx', () => {
  const mapsFor = (redirects: Record<string, string>, gone: string[] = []) =>
    toNginx(toHostingRules(redirects, headers, gone)).maps;

  it('redirects every form of an address, and keeps the query', () => {
    const text = mapsFor({ '/ö': '/á/' });
    for (const source of sourcesOf('/ö')) {
      expect(text).toContain(`  "${source}" "/%C3%A1/$is_args$args ${source}";\n`);
    }
  });

  it('sends the query and the fragment of a target instead of the query of the request', () => {
    expect(mapsFor({ '/a': '/b/?c=ð#þ' })).toContain('"/b/?c=%C3%B0#%C3%BE /a"');
  });

  it('gives no character of an address a meaning in nginx', () => {
    expect(mapsFor({ '/a"b\\c': '/$d"e/' })).toContain(
      '"/a\\"b\\\\c" "/%24d%22e/$is_args$args /a\\"b\\\\c"',
    );
    expect(mapsFor({ '/a$b': '/c/' })).toContain('"~^/a\\\\$b$" "/c/$is_args$args $uri"');
  });

  it('compares addresses that differ in case only by expressions, because a map refuses them as texts', () => {
    const text = mapsFor({ '/Ð/A': '/b/', '/ð/a': '/c/' });
    expect(text).toContain('"~^/Ð/A$" "/b/$is_args$args $uri"');
    expect(text).toContain('"~^/ð/a$" "/c/$is_args$args $uri"');
  });

  it('leaves out a redirect that needs a longer line than nginx takes', () => {
    const text = mapsFor({ [`/${'a'.repeat(4_000)}`]: '/b/', '/short': '/b/' });
    expect(text).not.toContain('/aaaa');
    expect(text).toContain('"/short"');
  });

  it('names the maps by the rules, so that the maps of two sites do not collide', () => {
    const nameIn = (text: string) => /map \$uri (\$\w+)/.exec(text)?.[1];
    const name = nameIn(mapsFor({ '/a': '/b/' }));
    expect(name).toMatch(/^\$rule_[0-9a-f]{8}$/);
    expect(nameIn(mapsFor({ '/a': '/b/' }))).toBe(name);
    expect(nameIn(mapsFor({ '/a': '/c/' }))).not.toBe(name);
  });

  it('sends every header with every response, also with errors', () => {
    const rules = toHostingRules({}, headers);
    const { server } = toNginx(rules);
    for (const [name, value] of Object.entries(rules.headers)) {
      expect(server).toContain(`add_header ${name} "${value}" always;`);
    }
  });

  it('answers with 410 at the address of a page that is gone', () => {
    const text = mapsFor({}, ['/en/gone/']);
    expect(text).toContain('"/en/gone" "gone /en/gone";');
    expect(text).toContain('"/en/gone/" "gone /en/gone/";');
  });
});
