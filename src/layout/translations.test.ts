import { translationsOf } from './translations';

it('follows a document to its translations', () => {
  expect(
    translationsOf({
      lang: 'is',
      type: 'page',
      uid: 'styrkir',
      alternateLanguages: [{ lang: 'en-us', type: 'page', uid: 'grants' }],
    }),
  ).toEqual({ 'en-us': '/en/page/grants/' });
});

it('leaves out languages that the site does not speak', () => {
  const alternateLanguages = [{ lang: 'fr-fr', type: 'page', uid: 'subventions' }];
  expect(translationsOf({ alternateLanguages })).toEqual({});
});

it('knows lists and front pages in every language', () => {
  expect(translationsOf({ list: 'project' })).toEqual({
    is: '/verkefni/',
    'en-us': '/en/verkefni/',
  });
  expect(translationsOf({ isHome: true })).toEqual({ is: '/', 'en-us': '/en/' });
});
