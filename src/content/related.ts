import { graphql } from 'gatsby';
import { toTitledDocument } from './document';
import type { TitledDocument } from './document';
import { toImage } from './image';
import type { Image } from './image';
import { isPresent } from './cmsValues';
import { withoutRepeats } from './documentList';

export const fragments = graphql`
  fragment RelatedItem on PRISMIC__Linkable {
    ... on PRISMIC_Article {
      _meta {
        ...Meta
      }
      title
      image
    }
    ... on PRISMIC_Project {
      _meta {
        ...Meta
      }
      title
      image
    }
    ... on PRISMIC_Page {
      _meta {
        ...Meta
      }
      title
      image
    }
  }
`;

/** A document that an editor listed as related to another. */
export type RelatedItem = TitledDocument & { image?: Image };

type Rows = readonly { readonly item: Queries.RelatedItemFragment | null }[] | null;

/** Maps related documents, each once, and leaves out those that were deleted or have no page. */
export function toRelatedItems(rows: Rows): RelatedItem[] {
  const items = (rows ?? []).map(({ item }) => toRelatedItem(item)).filter(isPresent);
  return withoutRepeats(items);
}

function toRelatedItem(item: Queries.RelatedItemFragment | null): RelatedItem | undefined {
  if (!item || !('title' in item)) return undefined;
  const document = toTitledDocument(item);
  return document && { ...document, image: toImage(item.image, document.id) };
}
