import { graphql } from 'gatsby';
import { toAssociationName } from './associationCard';
import type { AssociationName } from './associationCard';
import { toPage } from './page';
import type { Page } from './page';

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
    tables {
      caption
      table
    }
    association {
      ...AssociationName
    }
  }
`;

/** A page of an association. Its address is below the association's. */
export type AssociationPage = Page & { association?: AssociationName };

/** @returns `undefined` without a title, and without an address: then it has no association */
export function toAssociationPage(
  raw: Queries.PageOfAssociationFragment | null | undefined,
): AssociationPage | undefined {
  const page = toPage(raw);
  return page && { ...page, association: toAssociationName(raw?.association) };
}
