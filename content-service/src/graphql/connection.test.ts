import { toConnection, toCursor, toIndex } from './lists';
import type { PageArguments } from './lists';

const list = Array.from({ length: 145 }, (_, index) => index);
const connection = (page: PageArguments) => toConnection(list, page, (item) => item);
const nodes = (page: PageArguments): number[] => connection(page).edges.map(({ node }) => node);

test('a cursor is the base64 of its index', () => {
  expect(toCursor(0)).toBe('YXJyYXljb25uZWN0aW9uOjA=');
  expect(toIndex('YXJyYXljb25uZWN0aW9uOjA=')).toBe(0);
  expect(toIndex('YXJyYXljb25uZWN0aW9uOjA')).toBe(0);
});

test.each([
  '',
  'nonsense',
  '2',
  '%',
  'YXJyYXljb25uZWN0aW9uOi0x',
  Buffer.from('arrayconnection:x').toString('base64'),
  null,
  undefined,
])('the cursor %p is invalid and ignored', (cursor) => {
  expect(toIndex(cursor)).toBeUndefined();
  expect(nodes({ after: cursor ?? null, first: 2 })).toEqual([0, 1]);
});

test.each([{}, { first: 1000 }])(
  'with %j a page has 100 members, and there is a next page',
  (page) => {
    const { pageInfo, edges, totalCount } = connection(page);
    expect(edges).toHaveLength(100);
    expect(totalCount).toBe(145);
    expect(pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: toCursor(0),
      endCursor: toCursor(99),
    });
  },
);

test('following the end cursors visits every member once', () => {
  const visited: number[] = [];
  let after = '';
  for (let isMore = true; isMore;) {
    const { pageInfo, edges } = connection({ first: 20, after });
    visited.push(...edges.map(({ node }) => node));
    after = pageInfo.endCursor ?? '';
    isMore = pageInfo.hasNextPage;
  }
  expect(visited).toEqual(list);
});

test('last counts from the end or from before', () => {
  expect(nodes({ last: 2 })).toEqual([143, 144]);
  expect(nodes({ last: 2, before: toCursor(10) })).toEqual([8, 9]);
  expect(connection({ last: 2 }).pageInfo).toMatchObject({
    hasPreviousPage: true,
    hasNextPage: false,
  });
  expect(nodes({ first: 3, after: toCursor(4), before: toCursor(7) })).toEqual([5, 6]);
});

test('cursors beyond the list give an empty page', () => {
  const { edges, pageInfo } = connection({ first: 5, after: toCursor(144) });
  expect(edges).toEqual([]);
  expect(pageInfo).toEqual({
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: null,
    endCursor: null,
  });
  expect(nodes({ first: 0 })).toEqual([]);
});

test('a negative number is rejected', () => {
  expect(() => nodes({ first: -1 })).toThrow('"first" cannot be negative');
  expect(() => nodes({ last: -1 })).toThrow('"last" cannot be negative');
});
