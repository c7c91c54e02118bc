import type { PageOptions } from '../PrismicPluginOptions';
import { planFallbackPages, toFallbackPath } from './planFallbackPages';

const page = { type: 'Article', component: '/article.tsx' };

test.each([
  ['/:lang?/ha-frettir/:uid', '/:lang?/ha-frettir/_preview'],
  ['/:lang/ha-frettir/:uid', '/:lang/ha-frettir/_preview'],
  ['/:lang?/felag/:parent/:uid?', '/:lang?/felag/_preview'],
  ['/:lang?/:section/:uid?', '/:lang?/_preview'],
  ['/:lang?', '/:lang?/_preview'],
  ['/:languages/:uid', '/_preview'],
])('the fallback page for %s is %s', (match, path) => {
  expect(toFallbackPath({ ...page, match })).toBe(path);
});

test('the option path replaces the default path', () => {
  const path = '/:lang?/vidburdir/_preview';
  expect(toFallbackPath({ ...page, match: '/:lang?/ha-frettir/:uid', path })).toBe(path);
});

const options = { defaultLang: 'is', shortenUrlLangs: true };

/** `keys` are the extra fields of the first entry. */
const plan = (pages: PageOptions[], keys: string[] = []) =>
  planFallbackPages(
    pages.map((each, index) => ({
      page: each,
      langs: ['is', 'en-us'],
      keys: index === 0 ? keys : [],
    })),
    options,
  );

test('each entry has a fallback page in each of its languages', () => {
  const pages = [
    { ...page, match: '/:lang?/ha-frettir/:uid' },
    { ...page, type: 'Project', component: '/project.tsx', match: '/:lang?/verkefni/:uid' },
  ];
  const planned = plan(pages, ['kind']);
  expect(planned.map(({ path, component }) => [path, component])).toEqual([
    ['/ha-frettir/_preview', '/article.tsx'],
    ['/en/ha-frettir/_preview', '/article.tsx'],
    ['/verkefni/_preview', '/project.tsx'],
    ['/en/verkefni/_preview', '/project.tsx'],
  ]);
  expect(planned[1]?.context).toEqual({
    ...{ prismicPreview: 'fallback', lang: 'en-us', kind: null },
    ...{ id: '', uid: '', type: '', cursor: '', alternateLanguages: [] },
    ...{ previous: null, paginationPreviousMeta: null, paginationPreviousUid: '' },
    ...{ next: null, paginationNextMeta: null, paginationNextUid: '' },
    ...{ paginationPreviousLang: '', paginationNextLang: '' },
  });
});

test('a path without a language is an error for two languages', () => {
  const pages = [{ ...page, match: '/:lang?/ha-frettir/:uid', path: '/_preview' }];
  expect(() => plan(pages)).toThrow(
    /^pages\[0\] and pages\[0\] .*, \/_preview\.\nSet the path option .* :lang\?/,
  );
});
