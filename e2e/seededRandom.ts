export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next: () => number;
  /**
   * Returns one of the items.
   * @throws {Error} if there are no items
   */
  pick: <Item>(items: readonly Item[]) => Item;
};

/**
 * A generator of the same numbers for the same seed on every machine (mulberry32, by Tommy
 * Ettinger, in the public domain).
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There are no items to pick from');
      return item;
    },
  };
}
