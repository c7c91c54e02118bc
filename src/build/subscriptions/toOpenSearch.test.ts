/** @jest-environment jsdom */
import { toOpenSearch } from './toOpenSearch';
import { toSite } from './toSite';

const site = toSite('https://example.is');

function describe(lang: 'is' | 'en-us') {
  const xml = toOpenSearch({ site, lang });
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

it.each([
  ['is', 'is', 'https://example.is/leit/?query={searchTerms}'],
  ['en-us', 'en-US', 'https://example.is/en/leit/?query={searchTerms}'],
] as const)('links to the search page of %s', (lang, tag, template) => {
  const document = describe(lang);
  expect(document.documentElement.namespaceURI).toBe('http://a9.com/-/spec/opensearch/1.1/');
  expect(document.querySelector('Language')?.textContent).toBe(tag);
  expect(document.querySelector('Url[type="text/html"]')?.getAttribute('template')).toBe(template);
});

it('respects the maximum lengths of its fields', () => {
  const document = describe('is');
  const lengthOf = (name: string) => document.querySelector(name)?.textContent?.length ?? 0;
  expect(lengthOf('ShortName')).toBeGreaterThan(0);
  expect(lengthOf('ShortName')).toBeLessThanOrEqual(16);
  expect(lengthOf('LongName')).toBeLessThanOrEqual(48);
  expect(lengthOf('Description')).toBeLessThanOrEqual(1024);
});
