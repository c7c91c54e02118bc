import type { PrismicDocument } from '@prismicio/client';
import { toPlainText } from '../../content/richText';
import { isShape } from '../../content/shape';
import type { SearchDocument } from '../shape/searchDocument';
import { toSearchDocument } from '../shape/toSearchDocument';

/** A document that is not published, or not as it is here. */
export type Draft = {
  source: PrismicDocument;
  /** As the index would know it, but for its address, which is asked for when it is shown. */
  content: Omit<SearchDocument, 'path'>;
  /** Nothing of it is published. */
  isNew: boolean;
};

/**
 * Reads a draft as the index reads what is published.
 *
 * @param source as the REST API has it, with `linkedFields`
 * @param untitled the title of one without
 * @returns `undefined` for a type that the search does not know
 */
export function toDraft(
  source: PrismicDocument,
  { isNew, untitled }: { isNew: boolean; untitled: string },
): Draft | undefined {
  const { id, uid, type, lang, tags, data } = source;
  const { association, title } = data;
  const content = toSearchDocument({
    ...data,
    // Which is not its address, but makes it one with a page.
    _meta: { id, uid, type, lang, tags, url: '/' },
    title: toPlainText(title) ? title : [{ type: 'heading1', text: untitled, spans: [] }],
    association: isShape(association) ? association['data'] : undefined,
  });
  return content && { source, content, isNew };
}
