import { limiter } from './limiter';

/** A task that runs until it is told to end. */
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

/** After everything that can go on has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('only so much runs at once, in the order of asking; what fails gives its place too', async () => {
  const run = limiter(10);
  const [small, second, heavy, last] = [task(), task(), task(), task()];
  const tasks = [small, second, heavy, last];
  const running = () => tasks.map(({ run: { mock } }) => mock.calls.length);
  const results = [run(4, small.run), run(6, second.run), run(99, heavy.run), run(1, last.run)];
  await settled();
  expect(running()).toEqual([1, 1, 0, 0]);
  small.end(new Error('torn'));
  await expect(results[0]).rejects.toThrow('torn');
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
