import { LruCache } from './LruCache';

const minute = 60_000;

let now: number;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

function fill(cache: LruCache<number>, count: number) {
  for (let index = 0; index < count; index += 1) cache.set(`key ${index}`, index, minute);
}

test('the value after the last that there is room for drops the first', () => {
  const cache = new LruCache<number>(1000);
  fill(cache, 1000);
  cache.set('one more', 1, minute);
  expect(cache.get('key 0')).toBeUndefined();
  expect(cache.get('key 1')).toBe(1);
  expect(cache.get('one more')).toBe(1);
});

test('what was read is used, and stays', () => {
  const cache = new LruCache<number>(3);
  fill(cache, 3);
  cache.get('key 0');
  cache.set('one more', 1, minute);
  expect(cache.get('key 0')).toBe(0);
  expect(cache.get('key 1')).toBeUndefined();
});

test('what is set again takes no second place, and is the youngest', () => {
  const cache = new LruCache<number>(3);
  fill(cache, 3);
  cache.set('key 0', 10, minute);
  cache.set('one more', 1, minute);
  expect(cache.get('key 0')).toBe(10);
  expect(cache.get('key 1')).toBeUndefined();
  expect(cache.get('key 2')).toBe(2);
});

test('a value is gone when its time is over', () => {
  const cache = new LruCache<number>(3);
  cache.set('short', 1, 5000);
  cache.set('long', 2, minute);
  now += 4999;
  expect(cache.get('short')).toBe(1);
  now += 1;
  expect(cache.get('short')).toBeUndefined();
  expect(cache.get('long')).toBe(2);
});

test('what may be kept for no time replaces what was kept, and is not kept', () => {
  const cache = new LruCache<number>(3);
  cache.set('key', 1, minute);
  cache.set('key', 2, 0);
  expect(cache.get('key')).toBeUndefined();
});
