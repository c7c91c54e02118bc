import { toCursor } from '../../../plugins/gatsby-source-prismic-graphql/src/requests/guessCursors';
import { listPages } from './listPages';

const cursors = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);

it('returns one page for an empty list', () => {
  expect(listPages([])).toEqual([
    { page: 1, pages: 1, after: null, afterHalf: toCursor(11), half: 12 },
  ]);
});

it('leaves space for drafts in the first half of a short list, if cursors are positions', () => {
  const positions = [toCursor(0), toCursor(1)];
  expect(listPages(positions)).toMatchObject([{ after: null, afterHalf: toCursor(11), half: 12 }]);
});

it('begins the second half where the first ends', () => {
  expect(listPages(cursors(13))).toEqual([
    { page: 1, pages: 1, after: null, afterHalf: 'c11', half: 12 },
  ]);
  expect(listPages(cursors(24))).toEqual([
    { page: 1, pages: 1, after: null, afterHalf: 'c11', half: 12 },
  ]);
});

it('leaves the second half of a short list empty', () => {
  expect(listPages(cursors(8))).toEqual([
    { page: 1, pages: 1, after: null, afterHalf: 'c7', half: 12 },
  ]);
});

it('begins each page after the last document of the one before', () => {
  expect(listPages(cursors(49))).toEqual([
    { page: 1, pages: 3, after: null, afterHalf: 'c11', half: 12 },
    { page: 2, pages: 3, after: 'c23', afterHalf: 'c35', half: 12 },
    { page: 3, pages: 3, after: 'c47', afterHalf: 'c48', half: 12 },
  ]);
});
