/**
 * Stands for Babel's helper of the same work (build/onCreateWebpackConfig.ts): Gatsby's Babel settings
 * make a call of it out of every `[...items]`, and it also serves browsers without `Array.from`.
 */
export default function toArray<Item>(items: Iterable<Item>): Item[] {
  return Array.from(items);
}
