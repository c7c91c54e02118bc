import { toConnection, toCursor, toIndex } from './connection';

const list = Array.from({ length: 45 }, (_, index) => index);
const nodes = (page: Parameters<typeof toConnection>[1], limit = 20): number[] =>
  toConnection(list, page, limit).edges.map(({ node }) => node);

test('a cursor is the base64 of its place', () => {
  expect(toCursor(0)).toBe('YXJyYXljb25uZWN0aW9uOjA=');
  expect(toIndex('YXJyYXljb25uZWN0aW9uOjA=')).toBe(0);
  expect(toIndex('YXJyYXljb25uZWN0aW9uOjA')).toBe(0);
});

test.each(['', 'nonsense', Buffer.from('arrayconnection:x').toString('base64'), null, undefined])(
  'the cursor %p is none',
  (cursor) => {
    expect(toIndex(cursor)).toBeUndefined();
    expect(nodes({ after: cursor ?? null, first: 2 })).toEqual([0, 1]);
  },
);

test('without first and last the limit is the page, and there is a next one', () => {
  const { pageInfo, edges, totalCount } = toConnection(list, {}, 20);
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
  const { pageInfo, edges } = toConnection(list, { first: 1000 }, 20);
  expect(edges).toHaveLength(20);
  expect(pageInfo).toMatchObject({ hasNextPage: true, endCursor: toCursor(19) });
  expect(nodes({ first: 1000 }, 100)).toEqual(list);
});

test('following the end cursors meets every member once', () => {
  const met: number[] = [];
  let after = '';
  for (let isMore = true; isMore;) {
    const { pageInfo, edges } = toConnection(list, { first: 20, after }, 20);
    met.push(...edges.map(({ node }) => node));
    after = pageInfo.endCursor ?? '';
    isMore = pageInfo.hasNextPage;
  }
  expect(met).toEqual(list);
});

test('last takes from the end, before limits it', () => {
  expect(nodes({ last: 2 })).toEqual([43, 44]);
  expect(nodes({ last: 2, before: toCursor(10) })).toEqual([8, 9]);
  expect(toConnection(list, { last: 2 }, 20).pageInfo).toMatchObject({
    hasPreviousPage: true,
    hasNextPage: false,
  });
  expect(nodes({ first: 3, after: toCursor(4), before: toCursor(7) })).toEqual([5, 6]);
});

test('cursors beyond the list leave nothing', () => {
  const { edges, pageInfo } = toConnection(list, { first: 5, after: toCursor(44) }, 20);
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
