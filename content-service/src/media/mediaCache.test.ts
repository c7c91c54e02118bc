import { MediaCache } from './mediaCache';

const cache = () => new MediaCache(10);
const four = { body: Buffer.from('four'), type: 'image/png' };

test('makes a value once, even for concurrent requests', async () => {
  const make = jest.fn(async () => four);
  const filled = cache();
  expect(await Promise.all([filled.get('a', make), filled.get('a', make)])).toEqual([four, four]);
  await filled.get('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('drops the least recently used value when the limit is exceeded', async () => {
  const filled = cache();
  const make = jest.fn(async () => four);
  for (const key of ['a', 'b', 'a', 'c']) await filled.get(key, make);
  expect(make).toHaveBeenCalledTimes(3);
  await filled.get('a', make);
  expect(make).toHaveBeenCalledTimes(3);
  await filled.get('b', make);
  expect(make).toHaveBeenCalledTimes(4);
});

test('does not cache a failure', async () => {
  const filled = cache();
  await expect(filled.get('a', () => Promise.reject(new Error('failed')))).rejects.toThrow(
    'failed',
  );
  expect(await filled.get('a', async () => four)).toBe(four);
});
