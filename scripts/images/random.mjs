/**
 * Chance that is the same on every machine: a seed in, the same numbers out.
 */

/**
 * FNV-1a hash of a text.
 * @param {string} text
 * @returns {number} unsigned 32-bit integer
 */
const hash = (text) => {
  let value = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  }
  return value >>> 0;
};

/**
 * A seeded generator (mulberry32).
 * @param {string} seed
 * @returns {{next: () => number, between: (low: number, high: number) => number,
 *   pick: <T>(list: T[]) => T, chance: (probability: number) => boolean}}
 */
export const createRandom = (seed) => {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (probability) => next() < probability,
  };
};

/**
 * White noise at a whole-numbered place.
 * @param {number} seed integer
 * @returns {number} 0 to 1
 */
export const noiseAt = (x, y, seed) => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10);

/**
 * Smooth value noise.
 * @param {string} seed
 * @returns {(x: number, y: number) => number} 0 to 1, one swell per unit
 */
export const createNoise = (seed) => {
  const key = hash(seed) & 0xffff;
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = ease(x - left);
    const v = ease(y - top);
    const a = noiseAt(left, top, key);
    const b = noiseAt(left + 1, top, key);
    const c = noiseAt(left, top + 1, key);
    const d = noiseAt(left + 1, top + 1, key);
    return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v;
  };
};
