import { graphql } from 'gatsby';
import { toAssociationName, type AssociationName } from './associationCard';
import { toBody, type Body } from './body';
import { toTitledDocument, type TitledDocument } from './document';
import { toImage, type Image } from './image';

export const fragments = graphql`
  fragment PagesOfAssociation on PRISMIC_Association_pageConnectionConnection {
    edges {
      node {
        _meta {
          ...Meta
        }
        title
      }
    }
  }

  fragment PageOfAssociation on PRISMIC_Association_page {
    _meta {
      ...Meta
    }
    title
    lead
    image
    content
    association {
      ...AssociationName
    }
  }
`;

/** A page of an association, below it in addresses. */
export type AssociationPage = TitledDocument &
  Body & {
    image?: Image;
    association?: AssociationName;
  };

/** @returns `undefined` for a document without an address (it has no association) or a title */
export function toAssociationPage(
  raw: Queries.PageOfAssociationFragment | null | undefined,
): AssociationPage | undefined {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  return {
    ...document,
    ...toBody(raw, document.id),
    image: toImage(raw.image),
    association: toAssociationName(raw.association),
  };
}
