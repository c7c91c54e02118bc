import { toEmbed, type Embed } from './embed';
import { toImage, type Image } from './image';
import { toLink, type Link } from './link';
import { reportContent, type Source } from './report';
import { isPresent, isShape, toText, type Shape } from './shape';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'link'; link: Link; children: Inline[] }
  | { kind: 'label'; label: string; children: Inline[] };

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** What an editor says of a block as a whole. */
export type Setting = {
  /** One of the custom type's labels, as one word. */
  label?: string;
  /** Where the block's script runs against that of the page. */
  direction?: 'rtl';
};

type Item = Setting & { children: Inline[] };

export type Block = Setting &
  (
    | { kind: 'heading'; level: HeadingLevel; children: Inline[] }
    | { kind: 'paragraph' | 'preformatted'; children: Inline[] }
    | { kind: 'list'; ordered: boolean; items: Item[] }
    | { kind: 'image'; image: Image; link?: Link }
    | ({ kind: 'embed' } & Embed)
  );

type List = Extract<Block, { kind: 'list' }>;

/** Text in blocks; never empty (an empty field is `undefined`). */
export type RichText = Block[];

/**
 * Reads a rich text field.
 *
 * @param raw Prismic's list of blocks
 * @param source where it stands, for the report of what cannot be shown
 * @returns `undefined` when there is nothing to show; a value that is not a list is reported and
 * shows nothing (specification, point 3)
 */
export function toRichText(raw: unknown, source: Source): RichText | undefined {
  if (raw === null || raw === undefined) return undefined;
  if (!Array.isArray(raw)) {
    reportContent(source, 'is not rich text: a list of blocks was expected');
    return undefined;
  }
  const blocks: Block[] = [];
  let list: List | undefined;
  for (const node of raw.filter(isShape)) {
    const block = toBlock(node, source);
    if (block?.kind === 'list' && block.ordered === list?.ordered) {
      list.items.push(...block.items);
      continue;
    }
    // An empty paragraph between two lists is not shown, but keeps them two.
    list = block?.kind === 'list' ? block : undefined;
    if (block) blocks.push(block);
  }
  const full = blocks.filter((block) => block.kind !== 'list' || block.items.length > 0);
  return full.length > 0 ? inHeadingOrder(full) : undefined;
}

/**
 * The words of a title or rich text field without their form, blocks joined by a space.
 *
 * @param form `hyphenated` for words that may break (build/hyphenation), in blocks that have such
 * @returns `undefined` when there are none
 */
export function toPlainText(
  raw: unknown,
  form: 'text' | 'hyphenated' = 'text',
): string | undefined {
  if (!Array.isArray(raw)) return undefined;
  const texts = raw.filter(isShape).map((block) => toText(block[form]) ?? toText(block['text']));
  return toText(texts.filter(isPresent).join(' '));
}

/**
 * The page's title is its one first-level heading, and a screen reader's outline has no gaps: below
 * it text begins at the second level and goes one level deeper at a time, whatever sizes an editor
 * picked. Headings of one size below the same heading stay of one level.
 */
function inHeadingOrder(blocks: Block[]): Block[] {
  const above: HeadingLevel[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    while (above.length > 0 && (above.at(-1) ?? 0) >= block.level) above.pop();
    above.push(block.level);
    return { ...block, level: Math.min(above.length + 1, 6) as HeadingLevel };
  });
}

function toBlock(node: Shape, source: Source): Block | undefined {
  const type = String(node['type']);
  const setting: Setting = {
    label: toLabel(node['label']),
    direction: node['direction'] === 'rtl' ? 'rtl' : undefined,
  };
  if (type === 'image' || type === 'embed') {
    const block = type === 'image' ? toPictured(node, source) : toEmbedded(node);
    if (block) return { ...setting, ...block };
    reportContent(source, `holds an ${type} without its address or its dimensions, left out`);
    return undefined;
  }
  const item: Item = { ...setting, children: toInlines(node, source) };
  // Editors leave empty blocks behind; they would read as gaps.
  const isEmpty = toText(node['text']) === undefined;
  if (/^(?:o-)?list-item$/.test(type)) {
    const { direction } = setting;
    const ordered = type === 'o-list-item';
    return { kind: 'list', ordered, direction, items: isEmpty ? [] : [item] };
  }
  if (type === 'paragraph' || type === 'preformatted') {
    return isEmpty ? undefined : { ...item, kind: type };
  }
  const level = /^heading([1-6])$/.exec(type)?.[1];
  if (level !== undefined) {
    return isEmpty ? undefined : { ...item, kind: 'heading', level: Number(level) as HeadingLevel };
  }
  reportContent(source, `holds a block of the unknown type “${type}”, which is left out`);
  return undefined;
}

function toPictured(node: Shape, source: Source): Block | undefined {
  const image = toImage(node);
  return image && { kind: 'image', image, link: toLink(node['linkTo'], source) };
}

function toEmbedded({ oembed }: Shape): Block | undefined {
  const embed = isShape(oembed) ? toEmbed(oembed) : undefined;
  return embed && { kind: 'embed', ...embed };
}

/** A label is an editor's word: with a space in it, it would name two classes of the page. */
function toLabel(raw: unknown): string | undefined {
  return toText(raw)?.replace(/\s+/g, '-');
}

/** A part of a text with a form of its own. Offsets are UTF-16 units, as Prismic counts. */
type Span = { start: number; end: number; isLink: boolean; wrap: (children: Inline[]) => Inline };

function toInlines({ text, spans }: Shape, source: Source): Inline[] {
  if (typeof text !== 'string') return [];
  const forms = (Array.isArray(spans) ? spans : [])
    .map((span) => toSpan(span, text, source))
    .filter(isPresent)
    // A link stays in one piece, so that it is one stop of the keyboard; then the longer goes around.
    .sort((a, b) => Number(b.isLink) - Number(a.isLink) || a.start - b.start || b.end - a.end);
  return nest(text, forms, 0, text.length);
}

/** Cuts spans where they overlap, reach beyond the text, or would put a link into a link. */
function nest(text: string, spans: Span[], from: number, to: number): Inline[] {
  const [outer, ...others] = spans
    .map((span) => ({
      ...span,
      start: Math.max(span.start, from),
      end: Math.min(span.end, to),
    }))
    .filter(({ start, end }) => start < end);
  if (!outer) return from < to ? [{ kind: 'text', text: text.slice(from, to) }] : [];
  const { start, end, isLink, wrap } = outer;
  const inner = isLink ? others.filter((other) => !other.isLink) : others;
  return [
    ...nest(text, others, from, start),
    wrap(nest(text, inner, start, end)),
    ...nest(text, others, end, to),
  ];
}

function toSpan(raw: unknown, text: string, source: Source): Span | undefined {
  if (!isShape(raw)) return undefined;
  const { type, start, end, data } = raw;
  if (typeof start !== 'number' || typeof end !== 'number') return undefined;
  const at = { start: toCharacter(text, start), end: toCharacter(text, end), isLink: false };
  if (type === 'strong' || type === 'em') {
    return { ...at, wrap: (children) => ({ kind: type, children }) };
  }
  if (type === 'hyperlink') {
    const link = toLink(data, source);
    return link && { ...at, isLink: true, wrap: (children) => ({ kind: 'link', link, children }) };
  }
  const label = type === 'label' && isShape(data) ? toLabel(data['label']) : undefined;
  return label === undefined
    ? undefined
    : { ...at, wrap: (children) => ({ kind: 'label', label, children }) };
}

/** An importer that counts characters can point into the middle of an emoji, which no page can show. */
function toCharacter(text: string, offset: number): number {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}
