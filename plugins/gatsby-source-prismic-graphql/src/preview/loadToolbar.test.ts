/** @jest-environment jsdom */
import { loadToolbar } from './loadToolbar';

test('loads the toolbar only for a repository at Prismic', () => {
  loadToolbar(undefined);
  expect(document.scripts).toHaveLength(0);
  loadToolbar('acme');
  expect(document.scripts[0]?.src).toBe(
    'https://static.cdn.prismic.io/prismic.js?new=true&repo=acme',
  );
});
