import { sourcesOf, toHostingRules } from './HostingRules';
import { toNginx } from './toNginx';

const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

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

it('names the maps by the rules, so that those of two sites do not collide', () => {
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

it('answers with 410 where a page is gone', () => {
  const text = mapsFor({}, ['/en/gone/']);
  expect(text).toContain('"/en/gone" "gone /en/gone";');
  expect(text).toContain('"/en/gone/" "gone /en/gone/";');
});
