import { toConnection, toCursor, toIndex } from './connection';
import type { PageArguments } from './connection';

const list = Array.from({ length: 45 }, (_, index) => index);
const connection = (page: PageArguments, pageLimit = 20) =>
  toConnection(list, page, { pageLimit, nextPageWithoutFirst: 'told' });
const nodes = (page: PageArguments, pageLimit = 20): number[] =>
  connection(page, pageLimit).edges.map(({ node }) => node);

test('a cursor is the base64 of its place', () => {
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
])('the cursor %p is none', (cursor) => {
  expect(toIndex(cursor)).toBeUndefined();
  expect(nodes({ after: cursor ?? null, first: 2 })).toEqual([0, 1]);
});

test('without first and last the limit is the page, and there is a next one', () => {
  const { pageInfo, edges, totalCount } = connection({});
  expect(edges).toHaveLength(20);
  expect(totalCount).toBe(45);
  expect(pageInfo).toEqual({
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: toCursor(0),
    endCursor: toCursor(19),
  });
});

test('a bigger first is capped, silently', () => {
  const { pageInfo, edges } = connection({ first: 1000 });
  expect(edges).toHaveLength(20);
  expect(pageInfo).toMatchObject({ hasNextPage: true, endCursor: toCursor(19) });
  expect(nodes({ first: 1000 }, 100)).toEqual(list);
});

test('whether there is more is untold without first and last, where the switch says so', () => {
  const switches = { pageLimit: 20, nextPageWithoutFirst: 'untold' } as const;
  expect(toConnection(list, {}, switches).pageInfo.hasNextPage).toBe(false);
  expect(toConnection(list, { first: 20 }, switches).pageInfo.hasNextPage).toBe(true);
  expect(toConnection(list, {}, switches).edges).toHaveLength(20);
});

test('following the end cursors meets every member once', () => {
  const met: number[] = [];
  let after = '';
  for (let isMore = true; isMore;) {
    const { pageInfo, edges } = connection({ first: 20, after });
    met.push(...edges.map(({ node }) => node));
    after = pageInfo.endCursor ?? '';
    isMore = pageInfo.hasNextPage;
  }
  expect(met).toEqual(list);
});

test('last takes from the end, before limits it', () => {
  expect(nodes({ last: 2 })).toEqual([43, 44]);
  expect(nodes({ last: 2, before: toCursor(10) })).toEqual([8, 9]);
  expect(connection({ last: 2 }).pageInfo).toMatchObject({
    hasPreviousPage: true,
    hasNextPage: false,
  });
  expect(nodes({ first: 3, after: toCursor(4), before: toCursor(7) })).toEqual([5, 6]);
});

test('cursors beyond the list leave nothing', () => {
  const { edges, pageInfo } = connection({ first: 5, after: toCursor(44) });
  expect(edges).toEqual([]);
  expect(pageInfo).toEqual({
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: null,
    endCursor: null,
  });
  expect(nodes({ first: 0 })).toEqual([]);
});

test('a negative number is refused', () => {
  expect(() => nodes({ first: -1 })).toThrow('"first" cannot be negative');
  expect(() => nodes({ last: -1 })).toThrow('"last" cannot be negative');
});
