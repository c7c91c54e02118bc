import { graphql } from 'gatsby';
import { toDocument, type Document } from './document';
import { toImage, type Image } from './image';
import { toPlainText, toRichText, type RichText } from './richText';

export const fragments = graphql`
  fragment Page on PRISMIC_Page {
    _meta {
      ...Meta
    }
    title
    lead
    image
    content
  }
`;

/** A generic page. */
export type Page = Document & {
  title: string;
  /** The lead without its form: what a search engine or a shared link shows. */
  summary?: string;
  lead?: RichText;
  image?: Image;
  content?: RichText;
};

/** @returns `undefined` for a document without an address or a title: there is nothing to show */
export function toPage(raw: Queries.PageFragment | null | undefined): Page | undefined {
  const document = toDocument(raw?._meta);
  const title = toPlainText(raw?.title);
  if (!raw || !document || !title) return undefined;
  return {
    ...document,
    title,
    summary: toPlainText(raw.lead),
    lead: toRichText(raw.lead, { documentId: document.id, field: 'lead' }),
    image: toImage(raw.image),
    content: toRichText(raw.content, { documentId: document.id, field: 'content' }),
  };
}
