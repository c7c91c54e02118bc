/** Chance that is the same on every run: a linear congruential generator. */
export type Chance = {
  /** A whole number from 0, below a limit. */
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** Whether a thing happens that does so once in so many times. */
  oneIn: (times: number) => boolean;
};

export function chance(seed: number): Chance {
  let state = seed % 2 ** 32;
  const below = (limit: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
  // The first numbers of neighbouring seeds are neighbours too.
  for (let round = 0; round < 8; round += 1) below(1);
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    oneIn: (times) => below(times) === 0,
  };
}
