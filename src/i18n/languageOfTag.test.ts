import { languageOfTag } from './languageOfTag';

it.each([
  ['is', 'is'],
  ['en-US', 'en-us'],
  ['fr', 'is'],
  ['', 'is'],
])('“%s” is %s', (tag, lang) => {
  expect(languageOfTag(tag)).toBe(lang);
});
