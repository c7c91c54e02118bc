import { graphql } from 'gatsby';
import { toTitledDocument } from '../values/document';
import type { ViewOf } from '../values/document';
import { toImage } from '../values/image';

// Lists and links use this separate file, so that they do not load the mapper of an association.
export const fragments = graphql`
  fragment AssociationName on PRISMIC__Linkable {
    ... on PRISMIC_Association {
      _meta {
        ...CardMeta
      }
      title
    }
  }

  fragment AssociationCard on PRISMIC_Association {
    _meta {
      ...CardMeta
    }
    title
    logo
  }
`;

export type AssociationCard = ViewOf<typeof toAssociationCard>;

export function toAssociationCard(raw: Queries.AssociationCardFragment | null | undefined) {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  return { ...document, logo: toImage(raw.logo, document.id, 'logo') };
}
