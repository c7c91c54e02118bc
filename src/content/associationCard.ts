import { graphql } from 'gatsby';
import { toTitledDocument, type TitledDocument } from './document';
import { toImage, type Image } from './image';

// Apart from the whole association, whose mapper no list and no link to it needs.
export const fragments = graphql`
  fragment AssociationName on PRISMIC__Linkable {
    ... on PRISMIC_Association {
      _meta {
        ...Meta
      }
      title
    }
  }

  fragment AssociationCard on PRISMIC_Association {
    _meta {
      ...Meta
    }
    title
    logo
  }
`;

/** Enough of an association to name it and link to it. */
export type AssociationName = TitledDocument;

/** An association as a list shows it. */
export type AssociationCard = AssociationName & { logo?: Image };

type Raw<Fragment> = Fragment | null | undefined;

/** @returns `undefined` for an empty link, and for a document without an address or a title */
export function toAssociationName(
  raw: Raw<Queries.AssociationNameFragment>,
): AssociationName | undefined {
  return raw && 'title' in raw ? toTitledDocument(raw) : undefined;
}

/** @returns `undefined` for a document without an address or a title: there is nothing to list */
export function toAssociationCard(
  raw: Raw<Queries.AssociationCardFragment>,
): AssociationCard | undefined {
  const document = toTitledDocument(raw);
  return raw && document ? { ...document, logo: toImage(raw.logo) } : undefined;
}
