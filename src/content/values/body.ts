import { toPlainText, toRichText } from './richText';
import type { Block, Inline, Item, RichText } from './richText';
import { rowTexts, toTables } from './table';
import type { RawTable, Table } from './table';

/** The text of a document that has a page. */
export type Body = {
  /** The lead as plain text, for search engines and shared links. */
  summary?: string;
  lead?: RichText;
  content?: RichText;
  /** The tables at the index of the block of `content` that follows them. */
  tables?: Table[][];
  /** How many words lead, content and tables have. */
  words: number;
  /** How many minutes it takes to read them, rounded up; 0 without a text. */
  minutes: number;
};

/**
 * Letters, not words, because Icelandic writes compounds as one word: the time per letter is about the same in all
 * languages of the Latin alphabet (Trauzettel-Klosinski and others 2012). An adult reads 238 words of
 * English non-fiction a minute (Brysbaert 2019), which have 4.6 letters each.
 */
const LETTERS_PER_MINUTE = 1100;

/**
 * Reads the fields `lead` and `content`, which every type with a page has, and `tables`, which some have.
 *
 * @param documentId for the report of broken links
 */
export function toBody(
  raw: { lead: unknown; content: unknown; tables?: readonly RawTable[] | null },
  documentId: string,
): Body {
  const rows = (raw.tables ?? []).flatMap(({ table }) => rowTexts(table));
  const texts = [toPlainText(raw.lead), toPlainText(raw.content), ...rows];
  const words = texts.join(' ').split(/\s+/).filter(Boolean);
  const content = toRichText(raw.content, { documentId, field: 'content' });
  const tables = toTables(raw.tables, documentId);
  return {
    summary: toPlainText(raw.lead),
    lead: toRichText(raw.lead, { documentId, field: 'lead' }),
    content,
    ...(tables.length > 0 && { tables: placeParts(content, tables, 'table') }),
    words: words.length,
    minutes: Math.ceil(words.join('').length / LETTERS_PER_MINUTE),
  };
}

/**
 * Finds the places of tables or drawings in a text: the first one belongs to the first block with words that the editor
 * has given their label, the second one to the next such block, and so on. Tables follow their block, and those that
 * are left over follow the text; drawings come before it.
 *
 * @returns the parts at the index of the block that follows them
 */
export function placeParts<Part>(
  text: RichText = [],
  parts: readonly Part[],
  label: 'table' | 'drawing',
): Part[][] {
  const isAfter = label === 'table';
  const marked = text.flatMap((block, index) => (isLabelled(block, label) ? [index] : []));
  const places: Part[][] = [...text, undefined].map(() => []);
  for (const [number, part] of parts.entries()) {
    const block = marked[number] ?? (isAfter ? text.length - 1 : 0);
    places[isAfter ? block + 1 : block]?.push(part);
  }
  return places;
}

/** Whether a block, an item of a list or a part of a line has the label, or contains it. */
function isLabelled(part: Block | Inline | Item, label: string): boolean {
  if ('label' in part && part.label === label) return true;
  const inside = 'items' in part ? part.items : 'children' in part ? part.children : [];
  return inside.some((each) => isLabelled(each, label));
}
