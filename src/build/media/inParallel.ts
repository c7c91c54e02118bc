/**
 * Processes items in parallel.
 *
 * @param limit the maximum number of items at a time
 * @throws the first error of `work`; items that have not started are then skipped
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items].reverse();
  const next = async (): Promise<void> => {
    const item = queue.pop();
    if (item === undefined) return;
    try {
      await work(item);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
    return next();
  };
  await Promise.all(Array.from({ length: limit }, next));
}
