import { graphql } from 'gatsby';
import { toDocument, type Document } from './document';
import { toImage, type Image } from './image';
import { toLink, type Link } from './link';
import { toPlainText, toRichText, type RichText } from './richText';
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
  }
`;

/** Enough of an association to name it and link to it. */
export type AssociationName = Document & { title: string };

/** An association as a list shows it. */
export type AssociationCard = AssociationName & { logo?: Image };

export type Association = AssociationCard & {
  /** The lead without its form: what a search engine or a shared link shows. */
  summary?: string;
  lead?: RichText;
  content?: RichText;
  website?: Link;
  email?: string;
};

type Raw<Fragment> = Fragment | null | undefined;

/** @returns `undefined` for an empty link, and for a document without an address or a title */
export function toAssociationName(
  raw: Raw<Queries.AssociationNameFragment>,
): AssociationName | undefined {
  if (!raw || !('title' in raw)) return undefined;
  const document = toDocument(raw._meta);
  const title = toPlainText(raw.title);
  return document && title ? { ...document, title } : undefined;
}

/** @returns `undefined` for a document without an address or a title: there is nothing to list */
export function toAssociationCard(
  raw: Raw<Queries.AssociationCardFragment>,
): AssociationCard | undefined {
  const document = toDocument(raw?._meta);
  const title = toPlainText(raw?.title);
  return raw && document && title ? { ...document, title, logo: toImage(raw.logo) } : undefined;
}

/** @returns `undefined` under the same conditions as its card */
export function toAssociation(raw: Raw<Queries.AssociationFragment>): Association | undefined {
  const card = toAssociationCard(raw);
  if (!raw || !card) return undefined;
  return {
    ...card,
    summary: toPlainText(raw.lead),
    lead: toRichText(raw.lead, { documentId: card.id, field: 'lead' }),
    content: toRichText(raw.content, { documentId: card.id, field: 'content' }),
    website: toLink(raw.website, { documentId: card.id, field: 'website' }),
    email: toText(raw.email),
  };
}
