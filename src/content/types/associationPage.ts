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

export type AssociationPage = Page & { association?: AssociationName };

/** Returns `undefined` without a title or an address. The address needs an association. */
export function toAssociationPage(
  raw: Queries.PageOfAssociationFragment | null | undefined,
): AssociationPage | undefined {
  const page = toPage(raw);
  return page && { ...page, association: toAssociationName(raw?.association) };
}
