import { translationsOf } from './pageContext';

it('follows a document to its translations', () => {
  expect(
    translationsOf({
      lang: 'is',
      type: 'page',
      uid: 'styrkir',
      alternateLanguages: [{ lang: 'en-us', type: 'page', url: '/en/fyrir-honnudi/styrkir/' }],
    }),
  ).toEqual({ 'en-us': '/en/fyrir-honnudi/styrkir/' });
});

it('leaves out languages that the site does not speak', () => {
  const alternateLanguages = [{ lang: 'fr-fr', type: 'page' }];
  expect(translationsOf({ alternateLanguages })).toEqual({});
});

it('knows what a list or a fixed page says of itself', () => {
  const translations = { is: '/verkefni/', 'en-us': '/en/verkefni/' };
  expect(translationsOf({ translations })).toEqual(translations);
});

it('goes by the address that the source plugin found', () => {
  const subPage = { lang: 'is', type: 'association_page', url: '/fagfelog/leir/log/' };
  expect(translationsOf({ alternateLanguages: [subPage] })).toEqual({ is: '/fagfelog/leir/log/' });
});
