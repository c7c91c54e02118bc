import { fakeMeta } from '../../test/fakeDocuments';
import { findUnknownParameters, matchesPath, toPagePath, toRawPath } from './pagePath';

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

test('the error for a missing uid names the document, its type, its language and the remedy', () => {
  expect(() => toPagePath('/a/:uid', fakeMeta({ uid: null, lang: 'en-us' }), options)).toThrow(
    /Document X1 \(type article, language en-us\) has no uid, but its path \/a\/:uid needs one.\nSet the uid/,
  );
});

test('a document alone can fill only lang, uid and id', () => {
  expect(findUnknownParameters('/:lang?/:slug/:uid/:category?')).toEqual(['slug', 'category']);
});

describe('a path from the linkResolver', () => {
  const nested = '/:lang?/fagfelog/:association/:uid';
  const sections = '/:lang?/:section/:uid?';

  test.each([
    [nested, {}, '/fagfelog/félag/fyrsta-grein/'],
    [nested, { lang: 'en-us' }, '/en/fagfelog/félag/fyrsta-grein'],
    [sections, {}, '/um-midstod/'],
    [sections, {}, '/um-midstod/fyrsta-grein'],
    [sections, { uid: null, lang: 'en-us' }, '/en/about'],
    ['/:year-:uid.html', {}, '/2020-fyrsta-grein.html'],
    ['/:lang?/:section?', {}, '/'],
    ['/:section/:uid', { uid: 'a/b' }, '/x/a%2Fb'],
  ])('fits %s with %j: %s', (match, meta, path) => {
    expect(matchesPath(path, match, fakeMeta(meta), options)).toBe(true);
  });

  test.each([
    [nested, {}, '/fagfelog/fyrsta-grein'],
    [nested, {}, '/fagfelog/a/b/fyrsta-grein'],
    [nested, {}, '/fagfelog/félag/önnur-grein'],
    [nested, {}, '/en/fagfelog/félag/fyrsta-grein'],
    [nested, { lang: 'en-us' }, '/fagfelog/félag/fyrsta-grein'],
    [sections, {}, '/um-midstod/önnur-grein'],
    ['/:section/a.b', {}, '/x/aXb'],
    [nested, {}, 'https://a.is/fagfelog/félag/fyrsta-grein'],
  ])('does not fit %s with %j: %s', (match, meta, path) => {
    expect(matchesPath(path, match, fakeMeta(meta), options)).toBe(false);
  });

  test('is an error when the document has no value for a required parameter', () => {
    expect(() => matchesPath('/a/b', '/:section/:uid', fakeMeta({ uid: null }), options)).toThrow(
      /has no uid/,
    );
  });

  test.each([
    ['/f%C3%A9l%C3%B6g/a/', '/félög/a/'],
    ['/a%2Fb/50%25', '/a%2Fb/50%25'],
    ['/100%', '/100%'],
  ])('%s has the decoded letters %s', (link, path) => {
    expect(toRawPath(link)).toBe(path);
  });
});
