import { toPlainText, toRichText } from './richText';
import type { Block, Inline, Item, RichText } from './richText';
import { rowTexts, toTables } from './table';
import type { RawTable } from './table';

// Letters count, because Icelandic writes compounds as one word: 238 words a minute (Brysbaert 2019)
// of 4.6 letters. All languages take about the same time (Trauzettel-Klosinski and others 2012).
const LETTERS_PER_MINUTE = 1100;

export function toBody(
  raw: { lead: unknown; content: unknown; tables?: readonly RawTable[] | null },
  documentId: string,
) {
  const rows = (raw.tables ?? []).flatMap(({ table }) => rowTexts(table));
  const texts = [toPlainText(raw.lead), toPlainText(raw.content), ...rows];
  const words = texts.join(' ').split(/\s+/).filter(Boolean);
  const content = toRichText(raw.content, { documentId, field: 'content' });
  const tables = toTables(raw.tables, documentId);
  return {
    summary: toPlainText(raw.lead),
    lead: toRichText(raw.lead, { documentId, field: 'lead' }),
    content,
    /** The tables before each block of `content`, by the index of the block. */
    ...(tables.length > 0 && { tables: placeParts(content, tables, 'table') }),
    words: words.length,
    /** The reading time in minutes, rounded up; 0 if there is no text. */
    minutes: Math.ceil(words.join('').length / LETTERS_PER_MINUTE),
  };
}

// Returns parts by the index of the block that follows them: the first part belongs to the first
// block with the label, and so on. Tables follow their block or the text, drawings precede it.
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

function isLabelled(part: Block | Inline | Item, label: string): boolean {
  if ('label' in part && part.label === label) return true;
  const inside = 'items' in part ? part.items : 'children' in part ? part.children : [];
  return inside.some((each) => isLabelled(each, label));
}
