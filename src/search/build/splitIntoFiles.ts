/**
 * Splits a list into files of limited size. An item larger than the limit gets its own file.
 *
 * @param max size of a file in UTF-16 code units
 * @param sizeOf returns the size of an item in the same unit
 * @param maySplit whether a file may begin with the item
 */
export function splitIntoFiles<Item>(
  items: readonly Item[],
  max: number,
  sizeOf: (item: Item) => number,
  maySplit: (item: Item, before: Item) => boolean = () => true,
): Item[][] {
  const files: Item[][] = [];
  let size = 0;
  for (const item of items) {
    const file = files.at(-1);
    const before = file?.at(-1);
    size += sizeOf(item);
    if (file && before !== undefined && (size <= max || !maySplit(item, before))) {
      file.push(item);
    } else {
      files.push([item]);
      size = sizeOf(item);
    }
  }
  return files;
}
