/**
 * Lets only so much work run at once; the rest waits for its turn.
 * @param most what the weights of all that runs may add up to; what is heavier runs alone
 * @returns runs a task of a weight, with its result or its failure
 */
export function limiter(most: number): <T>(weight: number, task: () => Promise<T>) => Promise<T> {
  const waiting: { weight: number; start: () => void }[] = [];
  let running = 0;
  const startNext = (): void => {
    for (let [next] = waiting; next && running + next.weight <= most; [next] = waiting) {
      running += next.weight;
      waiting.shift();
      next.start();
    }
  };
  return async (weight, task) => {
    const counted = Math.min(weight, most);
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
