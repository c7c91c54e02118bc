import { fakeMeta } from '../test/fakeDocuments';
import { findUnknownParameters, toPagePath } from './pagePath';

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
])('%s of %j is %s', (match, meta, path) => {
  expect(toPagePath(match, fakeMeta(meta), options)).toBe(path);
});

test('languages stay whole unless they are shortened', () => {
  expect(toPagePath('/:lang?/a', fakeMeta({ lang: 'en-us' }), { defaultLang: 'is' })).toBe(
    '/en-us/a',
  );
});

test('without a default language, no language is in the address of an optional one', () => {
  expect(toPagePath('/:lang?/a', fakeMeta(), {})).toBe('/a');
});

test('a missing uid names the document, its type and language, and the remedy', () => {
  expect(() => toPagePath('/a/:uid', fakeMeta({ uid: null, lang: 'en-us' }), options)).toThrow(
    /Document X1 \(type article, language en-us\) has no uid, which its address \/a\/:uid needs.\nGive it a uid/,
  );
});

test('only lang, uid and id can be filled', () => {
  expect(findUnknownParameters('/:lang?/:slug/:uid/:category?')).toEqual(['slug', 'category']);
});
