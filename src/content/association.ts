import { graphql } from 'gatsby';
import { toBody, type Body } from './body';
import { toTitledDocument, type TitledDocument } from './document';
import { toImage, type Image } from './image';
import { toLink, type Link } from './link';
import { toText } from './shape';

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

  fragment Association on PRISMIC_Association {
    ...AssociationCard
    lead
    content
    website {
      ...Link
    }
    email
    register {
      ...Link
    }
  }
`;

/** Enough of an association to name it and link to it. */
export type AssociationName = TitledDocument;

/** An association as a list shows it. */
export type AssociationCard = AssociationName & { logo?: Image };

export type Association = AssociationCard &
  Body & {
    website?: Link;
    email?: string;
    /** Where one becomes a member. */
    register?: Link;
  };

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

/** @returns `undefined` under the same conditions as its card */
export function toAssociation(raw: Raw<Queries.AssociationFragment>): Association | undefined {
  const card = toAssociationCard(raw);
  if (!raw || !card) return undefined;
  return {
    ...card,
    ...toBody(raw, card.id),
    website: toLink(raw.website, { documentId: card.id, field: 'website' }),
    email: toText(raw.email),
    register: toLink(raw.register, { documentId: card.id, field: 'register' }),
  };
}
