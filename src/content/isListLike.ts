import type { Inline, RichText } from './richText';

/** An entry of a list: a name with an office, a rule, an answer with a telephone number. */
const MAX_ENTRY_WORDS = 15;

const LIST_SHARE = 0.75;

/** Whether a text is one that readers scan, not read: three of four items and paragraphs are short. */
export function isListLike(blocks: RichText = []): boolean {
  const lengths = blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.map(countWords);
    return block.kind === 'paragraph' ? countWords(block) : [];
  });
  const short = lengths.filter((words) => words <= MAX_ENTRY_WORDS);
  return lengths.length > 0 && short.length / lengths.length >= LIST_SHARE;
}

function countWords({ children }: { children: readonly Inline[] }): number {
  return textOf(children).split(/\s+/).filter(Boolean).length;
}

function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => (inline.kind === 'text' ? inline.text : textOf(inline.children)))
    .join('');
}
