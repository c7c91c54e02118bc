import { graphql } from 'gatsby';
import { toBody } from './body';
import type { Body } from './body';
import { toTitledDocument } from './document';
import type { TitledDocument } from './document';
import { toImage } from './image';
import type { Image } from './image';

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
export type Page = TitledDocument &
  Body & {
    image?: Image;
  };

/** @returns `undefined` for a document without an address or a title */
export function toPage(raw: Queries.PageFragment | null | undefined): Page | undefined {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  return {
    ...document,
    image: toImage(raw.image),
    ...toBody(raw, document.id),
  };
}
