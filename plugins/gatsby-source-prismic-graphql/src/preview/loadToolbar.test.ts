/** @jest-environment jsdom */
import { loadToolbar } from './loadToolbar';

test('Prismic’s toolbar is loaded for its repositories, and for no other', () => {
  loadToolbar(undefined);
  expect(document.scripts).toHaveLength(0);
  loadToolbar('acme');
  expect(document.scripts[0]?.src).toBe(
    'https://static.cdn.prismic.io/prismic.js?new=true&repo=acme',
  );
});
