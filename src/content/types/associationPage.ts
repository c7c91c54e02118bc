import { graphql } from 'gatsby';
import { toPage } from './page';
import { toTitledDocument } from '../values/document';
import type { ViewOf } from '../values/document';

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

export type AssociationPage = ViewOf<typeof toAssociationPage>;

/** Returns `undefined` without a title or an address. The address needs an association. */
export function toAssociationPage(raw: Queries.PageOfAssociationFragment | null | undefined) {
  const page = toPage(raw);
  return page && { ...page, association: toTitledDocument(raw?.association) };
}
