import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { endsInTime } from '../../test/endsInTime';
import { temporaryFolder } from '../../test/temporaryFolder';
import { planRedirects, readRedirects } from './planRedirects';

const pages = ['/', '/en/about/role-and-operations/', '/fagfelog/leir/', '/ha-frettir/Viðtal/'];

it('keeps every valid redirect of the table', () => {
  const table = { '/about': '/en/about/role-and-operations/', '/leir/': '/fagfelog/leir/#adild' };
  expect(planRedirects(table, pages)).toMatchObject({
    redirects: table,
    errors: [],
    missing: [],
    warnings: [],
  });
});

it.each([
  ['a loop of one', { '/a': '/a/' }, /“\/a” → “\/a\/” leads to another redirect or to itself/],
  ['a loop of two', { '/a': '/b', '/b': '/a' }, /“\/b” → “\/a” leads to another redirect/],
  ['a chain', { '/a': '/b', '/b': '/fagfelog/leir/' }, /“\/a” → “\/b” leads to another redirect/],
  [
    'a chain into a loop',
    { '/a': '/b', '/b': '/c', '/c': '/b' },
    /“\/a” → “\/b” leads to another redirect/,
  ],
  ['half an emoji', { '/a\ud83d': '/' }, /“\/a.*” → “\/” has half an emoji/],
  ['half an emoji in a target', { '/a': '/\udf0b/' }, /has half an emoji/],
  ['a control character', { '/a\n': 410 as const }, /“\/a\n” → “410” has half an emoji/],
  ['a backslash', { '/a\\b': '/' }, /has half an emoji, a backslash/],
  ['a percent-encoded target', { '/a': '/ha-frettir/Vi%C3%B0tal/' }, /has .*a percent-encoded/],
  ['a percent-encoded address', { '/h%c3%b6nnun': '/' }, /has .*a percent-encoded/],
  ['an address with a query', { '/a.php?id=1': '/' }, /“\/a\.php\?id=1” → “\/” has a query/],
  ['an address with a fragment', { '/a#b': 410 as const }, /“\/a#b” → “410” has a query/],
  ['an address twice', { '/a': '/', '/a/': '/fagfelog/leir/' }, /“\/a\/” is listed twice/],
])('rejects %s', (_what, table, message) => {
  const { errors } = planRedirects(table, pages);
  expect(errors.join('\n')).toMatch(message);
});

it('returns targets that do not exist', () => {
  const { redirects, missing } = planRedirects({ '/a': '/fagfelog/gler/', '/b': '/' }, pages);
  expect(missing).toEqual([
    expect.stringMatching(/“\/a” → “\/fagfelog\/gler\/”: .* does not exist/),
  ]);
  expect(redirects).toMatchObject({ '/b': '/' });
  expect(redirects).not.toHaveProperty('/a');
});

it('returns missing files separately', () => {
  const plan = planRedirects({ '/feed': '/atom.xml', '/old': '/new.ics' }, [...pages, '/atom.xml']);
  expect(plan).toMatchObject({ redirects: { '/feed': '/atom.xml' }, missing: [] });
  expect(plan.missingFiles).toEqual([expect.stringMatching(/“\/old” → “\/new\.ics”/)]);
});

it('warns of a redirect from an existing page, and leaves it out', () => {
  const { redirects, warnings } = planRedirects({ '/fagfelog/leir': '/' }, pages);
  expect(redirects).not.toHaveProperty('/fagfelog/leir');
  expect(warnings).toEqual([expect.stringContaining('is the address of a page')]);
});

it('redirects to pages in a section and to categories, if they exist', () => {
  expect(planRedirects({}, pages).redirects).toEqual({
    '/en/page/role-and-operations/': '/en/about/role-and-operations/',
    '/ha-frettir/vidtal/': '/ha-frettir/Viðtal/',
    '/ha-frettir/viðtal/': '/ha-frettir/Viðtal/',
  });
});

it('does not redirect from an existing page to a category', () => {
  const { redirects } = planRedirects({}, [...pages, '/ha-frettir/vidtal/']);
  expect(redirects).not.toHaveProperty('/ha-frettir/vidtal/');
});

describe('a page with Icelandic letters', () => {
  const composed = '/ha-frettir/HönnunarMars/'.normalize('NFC');
  const decomposed = composed.normalize('NFD');

  it('is reached by its address in decomposed Unicode', () => {
    const { redirects, errors, warnings } = planRedirects({}, [composed]);
    expect(redirects).toMatchObject({ [decomposed]: composed });
    expect([...errors, ...warnings]).toEqual([]);
  });

  it('can be opened at its address in composed Unicode if it has decomposed letters', () => {
    expect(planRedirects({}, [decomposed]).redirects).toMatchObject({ [composed]: decomposed });
  });

  it('is not redirected to another page', () => {
    const { redirects } = planRedirects({}, [composed, decomposed]);
    expect(Object.keys(redirects)).not.toContain(composed);
    expect(Object.keys(redirects)).not.toContain(decomposed);
  });

  it('has files, which are not redirected', () => {
    expect(planRedirects({}, [composed, `${composed}atom.xml`])).toEqual(
      planRedirects({}, [composed]),
    );
  });
});

const history = {
  documents: { '/fagfelog/leir/': 'clay' },
  past: { '/fagfelog/glod/': 'clay', '/fagfelog/horfid/': 'gone', '/fagfelog/leir/9/': '' },
};

it('redirects from addresses that earlier builds had, and says what is gone', () => {
  const { redirects, gone, warnings } = planRedirects({}, pages, history);
  expect(redirects).toMatchObject({
    '/fagfelog/glod/': '/fagfelog/leir/',
    '/fagfelog/leir/9/': '/fagfelog/leir/',
  });
  expect(gone).toEqual(['/fagfelog/horfid/']);
  expect(warnings).toEqual([]);
});

it('the table comes before earlier addresses', () => {
  const table = { '/fagfelog/glod': '/', '/fagfelog/horfid': '/en/about/role-and-operations/' };
  const { redirects, gone } = planRedirects(table, pages, history);
  expect(redirects).toMatchObject(table);
  expect(redirects).not.toHaveProperty('/fagfelog/glod/');
  expect(gone).toEqual([]);
});

it('a redirect of the table to a page that moved leads to its present address, and is still reported', () => {
  const table = { '/gamalt': '/fagfelog/glod/', '/eldra': '/fagfelog/horfid/' };
  const { redirects, gone, missing } = planRedirects(table, pages, history);
  expect(redirects).toMatchObject({ '/gamalt': '/fagfelog/leir/' });
  expect(gone).toContain('/eldra');
  expect(missing).toHaveLength(2);
});

it('takes 410 for a page that is gone, unless it is there', () => {
  const table = { '/vefverslun': 410, '/fagfelog/leir': 410, '/b': '/vefverslun' } as const;
  const { gone, redirects, warnings, errors } = planRedirects(table, pages);
  expect(gone).toEqual(['/vefverslun']);
  expect(redirects).not.toHaveProperty('/vefverslun');
  expect(warnings).toEqual([expect.stringContaining('“/fagfelog/leir” is the address of a page')]);
  expect(errors).toEqual([expect.stringContaining('leads to another redirect')]);
});

it.each([
  ['slashes', '/'.repeat(500_000)],
  ['marks', '\u0301'.repeat(80_000) + '\u0316'.repeat(80_000)],
])('compares an address of very many %s', (_what, part) => {
  const { missing } = endsInTime(() => planRedirects({ [`/a${part}b`]: '/c/' }, pages));
  expect(missing).toHaveLength(1);
});

it('ignores slashes at the end of an address', () => {
  const table = { '/leir': '/fagfelog/leir//', '/leira//': '//' };
  expect(planRedirects(table, pages)).toMatchObject({ redirects: table, missing: [] });
});

const folder = temporaryFolder();
const file = path.join(folder, 'redirects.json');

function read(text: string) {
  writeFileSync(file, text);
  const warn = jest.fn();
  return { redirects: readRedirects(file, warn), warn };
}

it.each([
  ['malformed JSON', '{ "/about": '],
  ['a list', '["/about"]'],
  ['an address without its slash', '{ "about": "/en/" }'],
  ['an address of another site', '{ "/about": "https://example.org/" }'],
  ['a number as address', '{ "/about": 7 }'],
])('warns and returns no redirects if the file contains %s', (_what, text) => {
  const { redirects, warn } = read(text);
  expect(redirects).toEqual({});
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('redirects.json is ignored'));
});

it('warns and returns no redirects if there is no file', () => {
  const warn = jest.fn();
  expect(readRedirects(path.join(folder, 'missing.json'), warn)).toEqual({});
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('missing.json'));
});
