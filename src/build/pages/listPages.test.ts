import { afterPosition } from '../../../plugins/gatsby-source-prismic-graphql/src/requests/readList';
import { listPages, listPagesOfIds } from './listPages';

const documents = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _meta: { url: `/p${index}/` } }));

it.each([0, 1, 18])('returns one page for a list of %s documents', (count) => {
  expect(listPages(documents(count))).toEqual([{ page: 1, pages: 1, first: 20, after: null }]);
});

it('begins each page after the last document of the one before', () => {
  expect(listPages(documents(37))).toEqual([
    { page: 1, pages: 3, first: 18, after: null },
    { page: 2, pages: 3, first: 18, after: afterPosition(18) },
    { page: 3, pages: 3, first: 20, after: afterPosition(36) },
  ]);
});

it('makes no page where no document has one', () => {
  const without = { _meta: { url: null } };
  const list = documents(57).map((document, index) =>
    (index >= 18 && index < 36) || index >= 54 ? without : document,
  );
  expect(listPages(list)).toEqual([
    { page: 1, pages: 2, first: 18, after: null },
    { page: 2, pages: 2, first: 20, after: afterPosition(36) },
  ]);
  expect(listPages(list.map(() => without))).toHaveLength(1);
});

it('asks for more on the last page, so that drafts of a preview do not push documents off the list', () => {
  expect(listPages(documents(36)).map(({ first }) => first)).toEqual([18, 20]);
});

it('a list in an order that Prismic does not know has every document once, 18 a page', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `d${index}`);
  const pages = listPagesOfIds(ids.map((id) => ({ id })));
  expect(pages.map((page) => page.ids?.length)).toEqual([18, 18, 4]);
  expect(pages.flatMap((page) => page.ids)).toEqual(ids);
  expect(pages.map(({ page, pages: all }) => [page, all])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});
