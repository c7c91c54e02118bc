import { translationsOf } from './pageContext';

it('finds the paths of a document’s translations', () => {
  expect(
    translationsOf({
      lang: 'is',
      type: 'page',
      uid: 'styrkir',
      alternateLanguages: [{ lang: 'en-us', type: 'page', url: '/en/fyrir-honnudi/styrkir/' }],
    }),
  ).toEqual({ 'en-us': '/en/fyrir-honnudi/styrkir/' });
});

it('leaves out languages that the site does not have', () => {
  const alternateLanguages = [{ lang: 'fr-fr', type: 'page' }];
  expect(translationsOf({ alternateLanguages })).toEqual({});
});

it('uses the translations in the context of a list or a fixed page', () => {
  const translations = { is: '/verkefni/', 'en-us': '/en/verkefni/' };
  expect(translationsOf({ translations })).toEqual(translations);
});
