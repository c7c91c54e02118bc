/**
 * Splits a list into files. A boundary depends on the items near it only: when one item is changed, added or removed, all
 * but a few files stay the same.
 *
 * A file has between half of the largest size and the largest size, and in this range it ends before the item of the
 * lowest rank. Only the last file may be smaller, and one before a very large item. An item larger than the limit gets its
 * own file.
 *
 * @param max size of a file in UTF-16 code units
 * @param sizeOf returns the size of an item in the same unit
 * @param rankOf returns a number that does not depend on the item's position; a file never begins with an item of the
 * rank `Infinity`
 */
export function splitIntoFiles<Item>(
  items: readonly Item[],
  max: number,
  sizeOf: (item: Item) => number,
  rankOf: (item: Item, before: Item) => number,
): Item[][] {
  const sizes = items.map(sizeOf);
  const ranks = items.map((item, index) => {
    const before = items[index - 1];
    return before === undefined ? Infinity : rankOf(item, before);
  });
  const files: Item[][] = [];
  for (let start = 0; start < items.length; start += files.at(-1)?.length ?? 0) {
    files.push(items.slice(start, findEnd(start)));
  }
  return files;

  function findEnd(start: number): number {
    let size = sizes[start] ?? 0;
    let best = { end: items.length, rank: Infinity };
    for (let end = start + 1; end < items.length; end += 1) {
      const rank = ranks[end] ?? Infinity;
      // Before half of the size, the last possible end is the best.
      const preferred = size < max / 2 ? Number.MAX_VALUE : rank;
      if (rank < Infinity && preferred <= best.rank) best = { end, rank: preferred };
      size += sizes[end] ?? 0;
      if (size > max && best.rank < Infinity) return best.end;
    }
    return items.length;
  }
}
