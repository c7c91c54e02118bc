/**
 * Does some work for each item, so many at once.
 *
 * @throws what the work threw first; what was not begun is then left
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  atOnce: number,
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
  await Promise.all(Array.from({ length: atOnce }, next));
}
