import { ByteCache } from './byteCache';

const cache = () => new ByteCache<string>(10, (value) => value.length);

test('makes a value once, also for those who ask while it is made', async () => {
  const made = jest.fn(async () => 'value');
  const kept = cache();
  expect(await Promise.all([kept.get('a', made), kept.get('a', made)])).toEqual(['value', 'value']);
  await kept.get('a', made);
  expect(made).toHaveBeenCalledTimes(1);
});

test('drops what was longest unused when the bytes exceed the bound', async () => {
  const kept = cache();
  const made = jest.fn(async () => 'four');
  for (const key of ['a', 'b', 'a', 'c']) await kept.get(key, made);
  expect(made).toHaveBeenCalledTimes(3);
  await kept.get('a', made);
  expect(made).toHaveBeenCalledTimes(3);
  await kept.get('b', made);
  expect(made).toHaveBeenCalledTimes(4);
});

test('does not keep a failure', async () => {
  const kept = cache();
  await expect(kept.get('a', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  expect(await kept.get('a', async () => 'mended')).toBe('mended');
});
