import { inParallel } from './files';

it('processes all items, with a limit on how many at a time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('starts no further item after a failure', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    if (item === 1) throw new Error('no');
  };
  await expect(inParallel([1, 2, 3, 4], 1, work)).rejects.toThrow('no');
  expect(begun).toEqual([1]);
});
