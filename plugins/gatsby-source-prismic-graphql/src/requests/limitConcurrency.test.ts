import { limitConcurrency } from './limitConcurrency';

test('runs all tasks, at most the limit concurrently, also after failed tasks', async () => {
  let running = 0;
  let most = 0;
  const task = async (index: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (index % 2 === 0) throw new Error('even');
    return index;
  };
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5, 6].map((index) => limitConcurrency(3, () => task(index))),
  );
  expect(most).toBe(3);
  expect(results.map(({ status }) => status)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((index) => (index % 2 === 0 ? 'rejected' : 'fulfilled')),
  );
});
