import { defaultLanguage, isLanguage, languageFacts, languageOfPath, languages } from './languages';

describe('languageOfPath', () => {
  it.each([
    ['/', 'is'],
    ['/ha-frettir/x/', 'is'],
    ['/en', 'en-us'],
    ['/en/', 'en-us'],
    ['/en/verkefni/x/', 'en-us'],
    ['/en?query=x', 'en-us'],
    ['/en#content', 'en-us'],
    ['/enska/', 'is'],
    ['/page/en/', 'is'],
  ])('%s is in %s', (path, lang) => {
    expect(languageOfPath(path)).toBe(lang);
  });
});

it('has the default language first, and it alone without a prefix', () => {
  expect(languages[0]).toBe(defaultLanguage);
  const bare = languages.filter((lang) => languageFacts[lang].prefix === '');
  expect(bare).toEqual([defaultLanguage]);
});

// gatsby-config.ts has the source plugin shorten the languages in addresses.
it.each(languages.filter((lang) => lang !== defaultLanguage))(
  '%s has the prefix that the source plugin makes of it',
  (lang) => {
    expect(languageFacts[lang].prefix).toBe(`/${lang.split('-')[0]}`);
  },
);

it('knows the languages of the site and no others', () => {
  expect(isLanguage('en-us')).toBe(true);
  expect(isLanguage('en')).toBe(false);
  expect(isLanguage(undefined)).toBe(false);
});
