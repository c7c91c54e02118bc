/**
 * Cuts a list where the next item would make a file too large. An item that is too large alone gets a
 * file alone.
 *
 * @param sizeOf in characters
 * @param mayCut whether a file may begin with the item
 */
export function inFiles<Item>(
  items: readonly Item[],
  most: number,
  sizeOf: (item: Item) => number,
  mayCut: (item: Item, before: Item) => boolean = () => true,
): Item[][] {
  const files: Item[][] = [];
  let size = 0;
  for (const item of items) {
    const file = files.at(-1);
    const before = file?.at(-1);
    size += sizeOf(item);
    if (file && before !== undefined && (size <= most || !mayCut(item, before))) {
      file.push(item);
    } else {
      files.push([item]);
      size = sizeOf(item);
    }
  }
  return files;
}
