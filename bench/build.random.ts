import { createHash } from 'node:crypto';

/** From 0 up to, and without, a limit; whole numbers. */
export type Random = (limit: number) => number;

/** Numbers that look random and are the same in every run. @param key other numbers for each */
export function randomFrom(key: string): Random {
  let state = createHash('sha256').update(key).digest().readUInt32LE();
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** @returns nothing of an empty list */
export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random(list.length)];
}
