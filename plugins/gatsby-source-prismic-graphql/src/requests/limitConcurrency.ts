let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs a task as soon as fewer than `limit` tasks run in this process.
 *
 * @returns the result of the task. A failed task also lets the next task start.
 */
export async function limitConcurrency<T>(limit: number, task: () => Promise<T>): Promise<T> {
  while (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await task();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
