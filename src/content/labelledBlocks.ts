import type { Block, Inline, Item, RichText } from './richText';

/** @returns the indexes of the blocks with words that the editor has given a label */
export function findLabelled(text: RichText, label: string): number[] {
  return text.flatMap((block, index) => (isLabelled(block, label) ? [index] : []));
}

/** Whether a block, an item of a list or a part of a line has the label, or contains it. */
function isLabelled(part: Block | Inline | Item, label: string): boolean {
  if ('label' in part && part.label === label) return true;
  const inside = 'items' in part ? part.items : 'children' in part ? part.children : [];
  return inside.some((each) => isLabelled(each, label));
}
