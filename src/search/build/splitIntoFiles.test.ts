import { splitIntoFiles } from './splitIntoFiles';

const MAX = 1000;

type Item = { size: number; rank: number };

/** Items of 30 to 79 letters; their ranks follow from their numbers in no visible order. */
const items = Array.from({ length: 2000 }, (_, number): Item => ({
  size: 30 + ((number * 7919) % 50),
  rank: (number * 7_368_787) % 10_007,
}));

const split = (list: readonly Item[]) =>
  splitIntoFiles(
    list,
    MAX,
    ({ size }) => size,
    ({ rank }) => rank,
  );
const sizeOf = (file: readonly Item[]) => file.reduce((sum, { size }) => sum + size, 0);
const files = split(items);

it('has every item once, in its order', () => {
  expect(files.flat()).toEqual(items);
});

it('fills each file but the last by half, and none with more than the limit', () => {
  for (const file of files.slice(0, -1)) {
    expect(sizeOf(file)).toBeGreaterThanOrEqual(MAX / 2);
    expect(sizeOf(file)).toBeLessThanOrEqual(MAX);
  }
});

it.each<[string, (list: readonly Item[], at: number) => Item[]]>([
  ['is added', (list, at) => [...list.slice(0, at), { size: 60, rank: 5000 }, ...list.slice(at)]],
  ['is removed', (list, at) => list.filter((_, index) => index !== at)],
  [
    'grows',
    (list, at) => list.map((item, index) => ({ ...item, size: index === at ? 200 : item.size })),
  ],
])('keeps all but a few files when an item %s', (_how, change) => {
  const before = new Set(files.map((file) => JSON.stringify(file)));
  for (const at of [0, 500, 1000, 1500, 1999]) {
    const changed = split(change(items, at)).filter((file) => !before.has(JSON.stringify(file)));
    expect(changed.length).toBeLessThanOrEqual(8);
  }
  expect(files.length).toBeGreaterThan(100);
});

it('gives an item that is too large its own file', () => {
  const large = { size: 3 * MAX, rank: 0 };
  const small = { size: 100, rank: 1 };
  expect(split([small, small, large, small])).toEqual([[small, small], [large], [small]]);
});

it('begins no file with an item that belongs to the one before', () => {
  const inseparable = { size: 600, rank: Infinity };
  expect(split([inseparable, inseparable, inseparable])).toHaveLength(1);
});

it('has no file without items', () => {
  expect(split([])).toEqual([]);
});
