import { asTree } from '@prismicio/client/richtext';
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

export type Block =
  | { kind: 'heading'; level: HeadingLevel; children: Inline[] }
  | { kind: 'paragraph' | 'preformatted'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'image'; image: Image; link?: Link }
  | { kind: 'embed'; url: string; title: string };

/** Text in blocks; never empty (an empty field is `undefined`). */
export type RichText = Block[];

/** One node of the tree that Prismic's own library makes of overlapping spans and loose list items. */
type Node = { type: string; node: unknown; text?: string; children: Node[] };

/**
 * Reads a rich text field.
 *
 * @param raw Prismic's list of blocks
 * @param source where it stands, for the report of links that lead nowhere
 * @returns `undefined` when there is nothing to show; a value that is not a list is reported and
 * shows nothing (specification, point 3)
 */
export function toRichText(raw: unknown, source: Source): RichText | undefined {
  if (raw === null || raw === undefined) return undefined;
  if (!Array.isArray(raw)) {
    reportContent(source, 'is not rich text: a list of blocks was expected');
    return undefined;
  }
  const tree = asTree(raw.filter(isShape) as unknown as Parameters<typeof asTree>[0]);
  const blocks = (tree.children as Node[]).map((node) => toBlock(node, source)).filter(isPresent);
  return blocks.length > 0 ? inHeadingOrder(blocks) : undefined;
}

/**
 * The words of a title or rich text field without their form, blocks joined by a space.
 *
 * @returns `undefined` when there are none
 */
export function toPlainText(raw: unknown): string | undefined {
  if (!Array.isArray(raw)) return undefined;
  const texts = raw.filter(isShape).map((block) => toText(block['text']));
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

const levels = {
  heading1: 1,
  heading2: 2,
  heading3: 3,
  heading4: 4,
  heading5: 5,
  heading6: 6,
} as const;

function isHeading(type: string): type is keyof typeof levels {
  return Object.hasOwn(levels, type);
}

function toBlock(block: Node, source: Source): Block | undefined {
  const { type, node } = block;
  if (isHeading(type)) {
    return withWords({ kind: 'heading', level: levels[type], children: toInlines(block, source) });
  }
  switch (type) {
    case 'paragraph':
    case 'preformatted':
      return withWords({ kind: type, children: toInlines(block, source) });
    case 'group-list-item':
    case 'group-o-list-item':
      return {
        kind: 'list',
        ordered: type === 'group-o-list-item',
        items: block.children.map((item) => toInlines(item, source)),
      };
    case 'image': {
      const image = toImage(node);
      const link = isShape(node) ? toLink(node['linkTo'], source) : undefined;
      return image && { kind: 'image', image, link };
    }
    case 'embed':
      return isShape(node) && isShape(node['oembed']) ? toEmbed(node['oembed']) : undefined;
    default:
      reportContent(source, `holds a block of the unknown type “${type}”, which is left out`);
      return undefined;
  }
}

/** Editors leave empty paragraphs behind; they would read as gaps. */
function withWords(block: Extract<Block, { children: Inline[] }>): Block | undefined {
  return block.children.some((child) => child.kind !== 'text' || child.text.trim() !== '')
    ? block
    : undefined;
}

function toEmbed(oembed: Shape): Block | undefined {
  const url = toText(oembed['embed_url']);
  if (url === undefined) return undefined;
  return { kind: 'embed', url, title: toText(oembed['title']) ?? url };
}

function toInlines({ children }: Node, source: Source): Inline[] {
  return children.flatMap((child) => toInline(child, source));
}

function toInline(span: Node, source: Source): Inline[] {
  const children = () => toInlines(span, source);
  const data = isShape(span.node) && isShape(span.node['data']) ? span.node['data'] : undefined;
  switch (span.type) {
    case 'span':
      return span.text ? [{ kind: 'text', text: span.text }] : [];
    case 'strong':
    case 'em':
      return [{ kind: span.type, children: children() }];
    case 'hyperlink': {
      const link = toLink(data, source);
      return link ? [{ kind: 'link', link, children: children() }] : children();
    }
    case 'label':
      return [{ kind: 'label', label: toText(data?.['label']) ?? '', children: children() }];
    default:
      return children();
  }
}
