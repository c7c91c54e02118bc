import { planRedirects } from './planRedirects';

const pages = ['/', '/en/about/role-and-operations/', '/fagfelog/leir/', '/ha-frettir/Viðtal/'];

it('leads every old address of the table to its page', () => {
  const table = { '/about': '/en/about/role-and-operations/', '/leir/': '/fagfelog/leir/#adild' };
  expect(planRedirects(table, pages)).toMatchObject({
    redirects: table,
    errors: [],
    missing: [],
    warnings: [],
  });
});

it.each([
  ['a loop of one', { '/a': '/a/' }, /“\/a” → “\/a\/” leads back to itself/],
  ['a loop of two', { '/a': '/b', '/b': '/a' }, /leads back to itself/],
  [
    'a chain',
    { '/a': '/b', '/b': '/fagfelog/leir/' },
    /“\/a” → “\/b” leads to an address that is redirected/,
  ],
  [
    'a chain into a loop',
    { '/a': '/b', '/b': '/c', '/c': '/b' },
    /“\/a” → “\/b” leads to an address/,
  ],
  ['an address twice', { '/a': '/', '/a/': '/fagfelog/leir/' }, /“\/a\/” stands in it twice/],
])('refuses %s', (_what, table, message) => {
  const { errors } = planRedirects(table, pages);
  expect(errors.join('\n')).toMatch(message);
});

it('knows targets that do not exist', () => {
  const { redirects, missing } = planRedirects({ '/a': '/fagfelog/gler/', '/b': '/' }, pages);
  expect(missing).toEqual([expect.stringMatching(/“\/a” → “\/fagfelog\/gler\/” leads to no page/)]);
  expect(redirects).toMatchObject({ '/b': '/' });
  expect(redirects).not.toHaveProperty('/a');
});

it('warns of an address that is a page, and leaves it out', () => {
  const { redirects, warnings } = planRedirects({ '/fagfelog/leir': '/' }, pages);
  expect(redirects).not.toHaveProperty('/fagfelog/leir');
  expect(warnings).toEqual([expect.stringContaining('is the address of a page')]);
});

it('leads a page that moved into a section from the plain address, where it exists', () => {
  expect(planRedirects({}, pages).redirects).toEqual({
    '/en/page/role-and-operations/': '/en/about/role-and-operations/',
    '/ha-frettir/vidtal/': '/ha-frettir/Viðtal/',
    '/ha-frettir/viðtal/': '/ha-frettir/Viðtal/',
  });
});

it('never takes the address of a page for a category in plain letters', () => {
  const { redirects } = planRedirects({}, [...pages, '/ha-frettir/vidtal/']);
  expect(redirects).not.toHaveProperty('/ha-frettir/vidtal/');
});
