import { limiter } from './transform';

/** Makes a task that runs until `end` is called. */
function task() {
  let end: (failure?: Error) => void = () => undefined;
  const run = jest.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        end = (failure) => (failure ? reject(failure) : resolve('done'));
      }),
  );
  return { run, end: (failure?: Error) => end(failure) };
}

/** Resolves after all tasks that can start have started. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('tasks run up to the limit in the order of their requests; a failed task frees its weight', async () => {
  const run = limiter(10);
  const [small, second, heavy, last] = [task(), task(), task(), task()];
  const tasks = [small, second, heavy, last];
  const running = () => tasks.map(({ run: { mock } }) => mock.calls.length);
  const results = [run(4, small.run), run(6, second.run), run(99, heavy.run), run(1, last.run)];
  await settled();
  expect(running()).toEqual([1, 1, 0, 0]);
  small.end(new Error('failed'));
  await expect(results[0]).rejects.toThrow('failed');
  await settled();
  expect(running()).toEqual([1, 1, 0, 0]);
  second.end();
  await settled();
  expect(running()).toEqual([1, 1, 1, 0]);
  heavy.end();
  await settled();
  last.end();
  expect(await Promise.all(results.slice(1))).toEqual(['done', 'done', 'done']);
});
