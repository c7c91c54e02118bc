import { toFallbackPath } from './planFallbackPages';

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
