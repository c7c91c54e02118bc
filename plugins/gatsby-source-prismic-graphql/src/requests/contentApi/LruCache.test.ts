import { LruCache } from './createContentApi';

const MINUTE_MS = 60_000;

let now: number;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

function fill(cache: LruCache<number>, count: number) {
  for (let index = 0; index < count; index += 1) cache.set(`key ${index}`, index, MINUTE_MS);
}

test('a value beyond the limit removes the first value', () => {
  const cache = new LruCache<number>(1000);
  fill(cache, 1000);
  cache.set('one more', 1, MINUTE_MS);
  expect(cache.get('key 0')).toBeUndefined();
  expect(cache.get('key 1')).toBe(1);
  expect(cache.get('one more')).toBe(1);
});

test('reading a value keeps it in the cache', () => {
  const cache = new LruCache<number>(3);
  fill(cache, 3);
  cache.get('key 0');
  cache.set('one more', 1, MINUTE_MS);
  expect(cache.get('key 0')).toBe(0);
  expect(cache.get('key 1')).toBeUndefined();
});

test('setting a key again adds no entry, and makes it the most recent one', () => {
  const cache = new LruCache<number>(3);
  fill(cache, 3);
  cache.set('key 0', 10, MINUTE_MS);
  cache.set('one more', 1, MINUTE_MS);
  expect(cache.get('key 0')).toBe(10);
  expect(cache.get('key 1')).toBeUndefined();
  expect(cache.get('key 2')).toBe(2);
});

test('a value expires after its lifetime', () => {
  const cache = new LruCache<number>(3);
  cache.set('short', 1, 5000);
  cache.set('long', 2, MINUTE_MS);
  now += 4999;
  expect(cache.get('short')).toBe(1);
  now += 1;
  expect(cache.get('short')).toBeUndefined();
  expect(cache.get('long')).toBe(2);
});

test('a value with the lifetime 0 removes the cached value, and is not cached', () => {
  const cache = new LruCache<number>(3);
  cache.set('key', 1, MINUTE_MS);
  cache.set('key', 2, 0);
  expect(cache.get('key')).toBeUndefined();
});
