import { createHash } from 'node:crypto';

/** Returns whole numbers from 0 up to, but not including, a limit. */
export type Random = (limit: number) => number;

/**
 * A pseudo-random generator that is the same in every run.
 * @param key each key gives other numbers
 */
export function randomFrom(key: string): Random {
  let state = createHash('sha256').update(key).digest().readUInt32LE();
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** @returns undefined for an empty list */
export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random(list.length)];
}
