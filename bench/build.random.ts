import { createHash } from 'node:crypto';

/** Returns a whole number from 0 to `limit - 1`. */
export type Random = (limit: number) => number;

/** Creates a generator that gives the same numbers for a key in every run. */
export function randomFrom(key: string): Random {
  let state = createHash('sha256').update(key).digest().readUInt32LE();
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random(list.length)];
}
