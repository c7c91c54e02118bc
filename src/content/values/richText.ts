import { toEmbed } from './embed';
import type { Embed } from './embed';
import { toImage } from './image';
import type { Image } from './image';
import { drafts, toLink } from './link';
import type { Link } from './link';
import { reportContent, isPresent, isJsonObject, toText } from './cmsValues';
import type { Source, JsonObject } from './cmsValues';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'link'; link: Link; children: Inline[] }
  | { kind: 'label'; label: string; children: Inline[] };

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type Setting = {
  label?: string;
  direction?: 'rtl';
};

export type Item = Setting & { children: Inline[] };

export type Block = Setting &
  (
    | { kind: 'heading'; level: HeadingLevel; id?: string; children: Inline[] }
    | { kind: 'paragraph' | 'preformatted'; children: Inline[] }
    | { kind: 'list'; ordered: boolean; items: Item[] }
    | { kind: 'image'; image: Image; link?: Link }
    | ({ kind: 'embed' } & Embed)
  );

type List = Extract<Block, { kind: 'list' }>;

/** A rich text is never empty: an empty field is `undefined`. */
export type RichText = Block[];

/** Reports a value that is not a list, and every block that cannot be shown (docs/behaviour.md). */
export function toRichText(raw: unknown, source: Source): RichText | undefined {
  if (raw === null || raw === undefined) return undefined;
  if (!Array.isArray(raw)) {
    reportContent(source, 'is not rich text: a list of blocks was expected');
    return undefined;
  }
  const blocks: Block[] = [];
  let list: List | undefined;
  const nodes: unknown[] = drafts.prepare(raw, source.field);
  for (const node of nodes.filter(isJsonObject)) {
    const block = toBlock(node, source);
    if (block?.kind === 'list' && block.ordered === list?.ordered) {
      list.items.push(...block.items);
      continue;
    }
    // An empty paragraph is not shown, but it separates two lists.
    list = block?.kind === 'list' ? block : undefined;
    if (block) blocks.push(block);
  }
  const full = blocks.filter((block) => block.kind !== 'list' || block.items.length > 0);
  return full.length > 0 ? inHeadingOrder(full) : undefined;
}

/** Joins the blocks of a text by spaces. `hyphenated` adds soft hyphens (build/typography). */
export function toPlainText(
  raw: unknown,
  form: 'text' | 'hyphenated' = 'text',
): string | undefined {
  if (!Array.isArray(raw)) return undefined;
  const texts = raw
    .filter(isJsonObject)
    .map((block) => toText(block[form]) ?? toText(block['text']));
  return toText(texts.filter(isPresent).join(' '));
}

/** Returns the text without soft hyphens, which only the page needs. */
export function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) =>
      'text' in inline ? inline.text.replaceAll('\u00AD', '') : textOf(inline.children),
    )
    .join('');
}

// A screen reader's outline must have no gaps: the text begins at level 2, below the title, and
// goes one level deeper at a time.
function inHeadingOrder(blocks: Block[]): Block[] {
  const above: HeadingLevel[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    while (above.length > 0 && (above.at(-1) ?? 0) >= block.level) above.pop();
    above.push(block.level);
    return { ...block, level: Math.min(above.length + 1, 6) as HeadingLevel };
  });
}

function toBlock(node: JsonObject, source: Source): Block | undefined {
  const type = String(node['type']);
  const setting: Setting = {
    label: toLabel(node['label']),
    direction: node['direction'] === 'rtl' ? 'rtl' : undefined,
  };
  if (type === 'image' || type === 'embed') {
    const block = type === 'image' ? toPictured(node, source) : toEmbedded(node);
    if (block) return { ...setting, ...block };
    reportContent(source, `holds an ${type} without address or dimensions, which is left out`);
    return undefined;
  }
  const item: Item = { ...setting, children: toInlines(node, source) };
  // Empty blocks, which editors leave behind, would show as gaps.
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
    if (isEmpty) return undefined;
    const id = toText(node['id']);
    return { ...item, kind: 'heading', level: Number(level) as HeadingLevel, id };
  }
  reportContent(source, `holds a block of the unknown type “${type}”, which is left out`);
  return undefined;
}

function toPictured(node: JsonObject, source: Source): Block | undefined {
  const image = toImage(node, source.documentId, source.field);
  const link = image && toLink(node['linkTo'], source);
  if (link && !image.alt) reportContent(source, 'links an image without alternative text');
  return image && { kind: 'image', image, link: image.alt ? link : undefined };
}

function toEmbedded({ oembed }: JsonObject): Block | undefined {
  const embed = toEmbed(oembed);
  return embed && { kind: 'embed', ...embed };
}

/** Labels become CSS classes, which must not contain spaces. */
function toLabel(raw: unknown): string | undefined {
  return toText(raw)?.replace(/\s+/g, '-');
}

/** A formatted part of a text. Offsets are UTF-16 code units, as Prismic counts. */
type Span = { start: number; end: number; format: string; wrap: (children: Inline[]) => Inline };

/** The most formats of a block: formats nest, and React and browsers limit the depth. */
const MAX_FORMATS = 20;

function toInlines({ text, spans, hyphens }: JsonObject, source: Source): Inline[] {
  if (typeof text !== 'string') return [];
  const all = (Array.isArray(spans) ? spans : [])
    .map((span) => toSpan(span, text, source))
    .filter(isPresent);
  const formats = [...new Set(all.map(({ format }) => format))];
  if (formats.length > MAX_FORMATS) {
    reportContent(
      source,
      `has a block with ${formats.length} formats; only ${MAX_FORMATS} are shown`,
    );
  }
  const shown = new Set(formats.slice(0, MAX_FORMATS));
  return nest(
    text,
    cut(
      all.filter(({ format }) => shown.has(format)),
      text.length,
    ),
    Array.isArray(hyphens) ? hyphens.filter((offset) => typeof offset === 'number') : [],
  );
}

// Also cuts a span where it overlaps an earlier span of the same format: a link cannot contain a
// link, and bold text in bold text is no bolder.
function cut(spans: Span[], length: number): Span[] {
  const ends = new Map<string, number>();
  const separate = spans.sort(byPlace).map((span) => {
    const start = Math.max(span.start, ends.get(span.format) ?? 0);
    const end = Math.min(span.end, length);
    if (start < end) ends.set(span.format, end);
    return { ...span, start, end };
  });
  return separate.filter(({ start, end }) => start < end).sort(byPlace);
}

/** Of spans with the same start, sorts the longest first, so that it becomes the outer span. */
function byPlace(a: Span, b: Span): number {
  return a.start - b.start || b.end - a.end;
}

// Of two overlapping spans, cuts the one that is not a link, because a cut link would be two tab
// stops. `hyphens` are ascending offsets of soft hyphens (build/typography).
function nest(text: string, spans: Span[], hyphens: number[]): Inline[] {
  const ends = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  const offsets = [...ends].sort((a, b) => a - b);
  const top: Inline[] = [];
  // `open` has the spans at an offset, `around` those of the text before it. Outer spans come first.
  let open: Span[] = [];
  let around: { span: Span; children: Inline[] }[] = [];
  const withHyphens = (from: number, to: number) => {
    const inside = hyphens.filter((at) => from < at && at < to);
    return [from, ...inside].map((at, index) => text.slice(at, inside[index] ?? to)).join('\u00AD');
  };
  let next = 0;
  for (const [index, from] of offsets.slice(0, -1).entries()) {
    open = open.filter(({ end }) => end > from);
    for (let span = spans[next]; span?.start === from; span = spans[next]) {
      if (span.format === 'hyperlink') open.unshift(span);
      else open.push(span);
      next += 1;
    }
    const same = around.findIndex(({ span }, depth) => span !== open[depth]);
    if (same >= 0) around = around.slice(0, same);
    for (const span of open.slice(around.length)) {
      const children: Inline[] = [];
      (around.at(-1)?.children ?? top).push(span.wrap(children));
      around.push({ span, children });
    }
    (around.at(-1)?.children ?? top).push({
      kind: 'text',
      text: withHyphens(from, offsets[index + 1] ?? text.length),
    });
  }
  return top;
}

function toSpan(raw: unknown, text: string, source: Source): Span | undefined {
  if (!isJsonObject(raw)) return undefined;
  const { type, start, end, data } = raw;
  if (typeof start !== 'number' || typeof end !== 'number') return undefined;
  const at = { start: toCharacter(text, start), end: toCharacter(text, end) };
  if (type === 'strong' || type === 'em') {
    return { ...at, format: type, wrap: (children) => ({ kind: type, children }) };
  }
  if (type === 'hyperlink') {
    const link = toLink(data, source);
    return link && { ...at, format: type, wrap: (children) => ({ kind: 'link', link, children }) };
  }
  const label = type === 'label' && isJsonObject(data) ? toLabel(data['label']) : undefined;
  return label === undefined
    ? undefined
    : { ...at, format: `label ${label}`, wrap: (children) => ({ kind: 'label', label, children }) };
}

// A tool that imports texts may count code points, not UTF-16 code units, and split an emoji.
function toCharacter(text: string, offset: number): number {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}
