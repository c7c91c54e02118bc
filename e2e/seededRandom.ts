export type Random = {
  /** From 0 to below 1. */
  next: () => number;
  /** One of them; there must be one. */
  pick: <Item>(items: readonly Item[]) => Item;
};

/**
 * The same numbers for the same seed, on every machine (mulberry32, by Tommy Ettinger, in the public
 * domain).
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
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
  };
}
