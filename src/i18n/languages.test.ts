import {
  defaultLanguage,
  isLanguage,
  languageSettings,
  languageOfPath,
  languageOfTag,
  languages,
} from './languages';

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

it('has the default language first, and only that one has no prefix', () => {
  expect(languages[0]).toBe(defaultLanguage);
  const bare = languages.filter((lang) => languageSettings[lang].prefix === '');
  expect(bare).toEqual([defaultLanguage]);
});

it('accepts only ids of the languages of the site', () => {
  expect(isLanguage('en-us')).toBe(true);
  expect(isLanguage('en')).toBe(false);
  expect(isLanguage(undefined)).toBe(false);
});

it.each([
  ['is', 'is'],
  ['en-US', 'en-us'],
  ['fr', 'is'],
  ['', 'is'],
])('“%s” is %s', (tag, lang) => {
  expect(languageOfTag(tag)).toBe(lang);
});
