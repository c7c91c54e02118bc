import { isLanguage, languageOfPath } from './languages';

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

it('knows the languages of the site and no others', () => {
  expect(isLanguage('en-us')).toBe(true);
  expect(isLanguage('en')).toBe(false);
  expect(isLanguage(undefined)).toBe(false);
});
