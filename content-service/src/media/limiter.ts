/**
 * Limits how much work runs at once; further tasks wait in a queue.
 * @param limit the most that the weights of all running tasks may add up to; a heavier task runs
 *   alone
 * @returns a function that runs a task of a given weight and returns the task's result or failure
 */
export function limiter(limit: number): <T>(weight: number, task: () => Promise<T>) => Promise<T> {
  const waiting: { weight: number; start: () => void }[] = [];
  let running = 0;
  const startNext = (): void => {
    for (let [next] = waiting; next && running + next.weight <= limit; [next] = waiting) {
      running += next.weight;
      waiting.shift();
      next.start();
    }
  };
  return async (weight, task) => {
    const counted = Math.min(weight, limit);
    await new Promise<void>((start) => {
      waiting.push({ weight: counted, start });
      startNext();
    });
    try {
      return await task();
    } finally {
      running -= counted;
      startNext();
    }
  };
}
