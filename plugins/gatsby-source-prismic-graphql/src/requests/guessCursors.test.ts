import { guessCursors, toCursor, toPosition } from './cursors';

it('encodes an index as Prismic does', () => {
  expect(toCursor(19)).toBe('YXJyYXljb25uZWN0aW9uOjE5');
});

it('returns the cursors of the later pages if cursors are indexes', () => {
  expect(guessCursors(20, 45, toCursor(19))).toEqual([toCursor(19), toCursor(39)]);
  expect(guessCursors(20, 40, toCursor(19))).toEqual([toCursor(19)]);
  expect(guessCursors(20, 20, toCursor(19))).toEqual([]);
});

it('returns nothing for other cursors and for an empty list', () => {
  expect(guessCursors(20, 45, 'opaque')).toEqual([]);
  expect(guessCursors(20, 45, null)).toEqual([]);
  expect(guessCursors(0, 0, null)).toEqual([]);
});

test.each([
  [toCursor(19), 19],
  [toCursor(0), 0],
  ['YXJyYXljb25uZWN0aW9uOjA', 0],
  ['cursor-19', undefined],
  [btoa('arrayconnection:'), undefined],
  [btoa('other:3'), undefined],
  ['', undefined],
])('the position of the cursor %s is %s', (cursor, position) => {
  expect(toPosition(cursor)).toBe(position);
});
