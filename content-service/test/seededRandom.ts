/** A random generator that is the same in every run: a linear congruential generator. */
export type SeededRandom = {
  /** A whole number from 0 up to, but not including, a limit. */
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** True once in `times` calls on average. */
  oneIn: (times: number) => boolean;
};

export function seededRandom(seed: number): SeededRandom {
  let state = seed % 2 ** 32;
  const below = (limit: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
  // Skips the first numbers, which are similar for similar seeds.
  for (let round = 0; round < 8; round += 1) below(1);
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    oneIn: (times) => below(times) === 0,
  };
}
