import type { PrismicDocument } from '@prismicio/client';
import { toPlainText } from '../../content/richText';
import { isJsonObject } from '../../content/cmsValues';
import { isLanguage } from '../../i18n/languages';
import { messagesOf } from '../../i18n/messageStore';
import type { SearchDocument } from '../shape/searchDocument';
import { toSearchDocument } from '../shape/toSearchDocument';

/** A document that is not published, or not in this version. */
export type Draft = {
  source: PrismicDocument;
  /** Its entry in the index, without the address, which is found when the draft is shown. */
  content: Omit<SearchDocument, 'path'>;
  /** Whether no version of the document is published. */
  isNew: boolean;
};

/**
 * Reads a draft as the index reads a published document.
 *
 * @param source a document of the REST API, with `linkedFields`
 * @param untitled the title for a draft without one
 * @returns `undefined` for a type that the search does not find
 */
export function toDraft(
  source: PrismicDocument,
  { isNew, untitled }: { isNew: boolean; untitled: string },
): Draft | undefined {
  const { id, uid, type, lang, tags, data } = source;
  const { association, title } = data;
  const raw = {
    ...data,
    // A placeholder: toSearchDocument accepts only documents with an address.
    _meta: { id, uid, type, lang, tags, url: '/' },
    title: toPlainText(title) ? title : [{ type: 'heading1', text: untitled, spans: [] }],
    association: isJsonObject(association) ? association['data'] : undefined,
  };
  const content = toSearchDocument(raw, isLanguage(lang) ? messagesOf(lang) : undefined);
  return content && { source, content, isNew };
}
