import { endsInTime } from '../../../../src/test/endsInTime';
import { fakeMeta } from '../../test/fakeDocuments';
import { findUnknownParameters, isSamePath, toPagePath, toRawPath } from './pagePath';

const options = { defaultLang: 'is', shortenUrlLangs: true };

test.each([
  ['/:lang?/ha-frettir/:uid', {}, '/ha-frettir/fyrsta-grein'],
  ['/:lang?/ha-frettir/:uid', { lang: 'en-us' }, '/en/ha-frettir/fyrsta-grein'],
  ['/:lang/ha-frettir/:uid', {}, '/is/ha-frettir/fyrsta-grein'],
  ['/:lang?', {}, '/'],
  ['/:lang?', { lang: 'en-us', uid: null }, '/en'],
  ['/:lang?/blog/:id', {}, '/blog/X1'],
  ['/:lang?/blog-:uid.html', {}, '/blog-fyrsta-grein.html'],
  ['/a/:uid?', { uid: null }, '/a'],
  ['/a/:uid', { uid: 'þjóðleg-hönnun' }, '/a/þjóðleg-hönnun'],
  ['/a/:uid', { uid: 'a/b?c#d%e' }, '/a/a%2Fb%3Fc%23d%25e'],
])('%s with %j is %s', (match, meta, path) => {
  expect(toPagePath(match, fakeMeta(meta), options)).toBe(path);
});

test('uses full language ids unless shortenUrlLangs is true', () => {
  expect(toPagePath('/:lang?/a', fakeMeta({ lang: 'en-us' }), { defaultLang: 'is' })).toBe(
    '/en-us/a',
  );
});

test('without a default language, an optional language is left out', () => {
  expect(toPagePath('/:lang?/a', fakeMeta(), {})).toBe('/a');
});

test('a document’s own values fill only lang, uid and id', () => {
  expect(findUnknownParameters('/:lang?/:slug/:uid/:category?')).toEqual(['slug', 'category']);
});

test.each([
  ['/f%C3%A9l%C3%B6g/a/', '/félög/a/'],
  ['/a%2Fb/50%25', '/a%2Fb/50%25'],
  ['/100%', '/100%'],
])('the path %s of the linkResolver has the decoded letters %s', (link, path) => {
  expect(toRawPath(link)).toBe(path);
});

test.each([
  ['/frettir/hönnun/', '/frettir/h%C3%B6nnun'],
  ['/frettir//', '/frettir'],
  ['/', '/'],
  ['/a%3Fb', '/a?b'],
  ['/100%25', '/100%'],
  ['/hönnun/100%', '/h%C3%B6nnun/100%/'],
])('%s and %s are the same path', (one, other) => {
  expect(isSamePath(one, other)).toBe(true);
});

test.each([
  ['/frettir/', '/frettir/a/'],
  ['/frettir', 'frettir'],
  ['/a/b', '/a//b'],
  ['/', ''],
])('%s and %s are different paths', (one, other) => {
  expect(isSamePath(one, other)).toBe(false);
});

test('an address of very many slashes', () => {
  const slashes = '/'.repeat(500_000);
  expect(endsInTime(() => isSamePath(`${slashes}x/`, `${slashes}x`))).toBe(true);
  expect(isSamePath('//', '/')).toBe(true);
});
