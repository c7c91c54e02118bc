import { findPathNames } from './createDocumentFinder';

const options = { defaultLang: 'is', shortenUrlLangs: true };
const langs = ['is', 'en-us'];

test.each([
  ['/:lang?/frettir/:uid', '/frettir/stóll', [{ lang: 'is', uid: 'stóll' }]],
  ['/:lang?/frettir/:uid', '/frettir/stóll/', [{ lang: 'is', uid: 'stóll' }]],
  ['/:lang?/frettir/:uid', '/en/frettir/stool/', [{ lang: 'en-us', uid: 'stool' }]],
  ['/:lang/frettir/:uid', '/is/frettir/stóll', [{ lang: 'is', uid: 'stóll' }]],
  ['/:lang?/felag/:parent/:uid', '/felag/a/b/', [{ lang: 'is', uid: 'b' }]],
  ['/:lang?/:section/:uid?', '/um/', [{ lang: 'is', uid: 'um' }]],
  ['/:lang?/skra/:id', '/skra/X1', [{ lang: 'is', uid: 'X1', id: 'X1' }]],
  ['/:lang?/um-okkur', '/um-okkur', [{ lang: 'is' }]],
  ['/:lang?', '/en/', [{ lang: 'en-us' }]],
  ['/:lang?', '/', [{ lang: 'is' }]],
  ['/:lang?/a.b/:uid', '/a.b/c', [{ lang: 'is', uid: 'c' }]],
  [
    '/:lang?/:section/:uid?',
    '/en/about/',
    [
      { lang: 'is', uid: 'about' },
      { lang: 'en-us', uid: 'about' },
    ],
  ],
])('%s reads %s', (match, path, names) => {
  expect(findPathNames(path, { match, langs }, options)).toEqual(names);
});

test.each([
  ['/:lang?/frettir/:uid', '/frettir/'],
  ['/:lang?/frettir/:uid', '/frettir/a/b'],
  ['/:lang?/frettir/:uid', '/da/frettir/a'],
  ['/:lang?/frettir/:uid', '/verkefni/a'],
  ['/:lang?/a.b/:uid', '/axb/c'],
])('%s does not read %s', (match, path) => {
  expect(findPathNames(path, { match, langs }, options)).toEqual([]);
});

test('uses the entry’s languages, with full ids unless shortenUrlLangs is true', () => {
  const entry = { match: '/:lang?/news/:uid', langs: ['en-us'] };
  expect(findPathNames('/en-us/news/a', entry, { defaultLang: 'is' })).toEqual([
    { lang: 'en-us', uid: 'a' },
  ]);
  expect(findPathNames('/news/a', entry, {})).toEqual([{ lang: 'en-us', uid: 'a' }]);
});
