import { toPlainText, toRichText, type RichText } from './richText';

/** The text of a document that has a page of its own. */
export type Body = {
  /** The lead without its form: what a search engine or a shared link shows. */
  summary?: string;
  lead?: RichText;
  content?: RichText;
  /** How many words a reader has before them. */
  words: number;
};

/**
 * Reads the fields `lead` and `content`, which every type with a page has.
 *
 * @param documentId for the report of links that lead nowhere
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
