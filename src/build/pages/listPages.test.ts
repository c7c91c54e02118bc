import { toCursor } from '../../../plugins/gatsby-source-prismic-graphql/src/requests/cursors';
import { listPages, listPagesOfIds } from './listPages';

const documents = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ cursor: `c${index}`, path: `/p${index}/` }));

it('returns one page for an empty list', () => {
  expect(listPages([])).toEqual([
    { page: 1, pages: 1, after: null, afterHalf: toCursor(11), half: 12, rest: 20 },
  ]);
});

it('leaves space for drafts in the first half of a short list, if cursors are positions', () => {
  const positions = [0, 1].map((index) => ({ cursor: toCursor(index), path: `/p${index}/` }));
  expect(listPages(positions)).toMatchObject([{ after: null, afterHalf: toCursor(11), half: 12 }]);
});

it('begins the second half where the first ends', () => {
  expect(listPages(documents(13))).toEqual([
    { page: 1, pages: 1, after: null, afterHalf: 'c11', half: 12, rest: 20 },
  ]);
  expect(listPages(documents(24))).toEqual([
    { page: 1, pages: 1, after: null, afterHalf: 'c11', half: 12, rest: 20 },
  ]);
});

it('leaves the second half of a short list empty', () => {
  expect(listPages(documents(8))).toEqual([
    { page: 1, pages: 1, after: null, afterHalf: 'c7', half: 12, rest: 20 },
  ]);
});

it('begins each page after the last document of the one before', () => {
  expect(listPages(documents(49))).toEqual([
    { page: 1, pages: 3, after: null, afterHalf: 'c11', half: 12, rest: 12 },
    { page: 2, pages: 3, after: 'c23', afterHalf: 'c35', half: 12, rest: 12 },
    { page: 3, pages: 3, after: 'c47', afterHalf: 'c48', half: 12, rest: 20 },
  ]);
});

it('makes no page where no document has one', () => {
  const list = documents(75).map(({ cursor, path }, index) =>
    (index >= 24 && index < 48) || index >= 72 ? { cursor } : { cursor, path },
  );
  expect(listPages(list)).toEqual([
    { page: 1, pages: 2, after: null, afterHalf: 'c11', half: 12, rest: 12 },
    { page: 2, pages: 2, after: 'c47', afterHalf: 'c59', half: 12, rest: 20 },
  ]);
  expect(listPages(list.map(({ cursor }) => ({ cursor })))).toHaveLength(1);
});

it('asks for more on the last page, so that drafts of a preview do not push documents off the list', () => {
  expect(listPages(documents(48)).map(({ rest }) => rest)).toEqual([12, 20]);
});

describe('a list in an order that Prismic does not know', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `d${index}` }));

  it('has every document once, 24 a page and at most 20 a query', () => {
    const pages = listPagesOfIds(ids(60));
    expect(pages.map((page) => page.ids.length + page.idsHalf.length)).toEqual([24, 24, 24]);
    expect(pages.flatMap((page) => [...new Set([...page.ids, ...page.idsHalf])])).toEqual(
      ids(60).map(({ id }) => id),
    );
    expect(pages.map(({ page, pages: all }) => [page, all])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  it('sends no condition without ids, which would be none', () => {
    const [, last] = listPagesOfIds(ids(25));
    expect(last).toMatchObject({ ids: ['d24'], idsHalf: ['d24'] });
  });
});
