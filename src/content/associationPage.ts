import { graphql } from 'gatsby';
import { toAssociationName, type AssociationName } from './associationCard';
import { toPage, type Page } from './page';

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
export type AssociationPage = Page & { association?: AssociationName };

/** @returns `undefined` for a document without an address (it has no association) or a title */
export function toAssociationPage(
  raw: Queries.PageOfAssociationFragment | null | undefined,
): AssociationPage | undefined {
  const page = toPage(raw);
  return page && { ...page, association: toAssociationName(raw?.association) };
}
