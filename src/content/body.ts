import { toPlainText, toRichText } from './richText';
import type { RichText } from './richText';

/** The text of a document that has a page. */
export type Body = {
  /** The lead as plain text, for search engines and shared links. */
  summary?: string;
  lead?: RichText;
  content?: RichText;
  /** How many words lead and content have. */
  words: number;
};

/**
 * Reads the fields `lead` and `content`, which every type with a page has.
 *
 * @param documentId for the report of broken links
 */
export function toBody(raw: { lead: unknown; content: unknown }, documentId: string): Body {
  return {
    summary: toPlainText(raw.lead),
    lead: toRichText(raw.lead, { documentId, field: 'lead' }),
    content: toRichText(raw.content, { documentId, field: 'content' }),
    words: [raw.lead, raw.content].map(countWords).reduce((sum, words) => sum + words),
  };
}

function countWords(raw: unknown): number {
  return toPlainText(raw)?.split(/\s+/).length ?? 0;
}
