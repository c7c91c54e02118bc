import { graphql } from 'gatsby';
import { toAssociationCard, type AssociationCard } from './associationCard';
import { toBody, type Body } from './body';
import { toLink, type Link } from './link';
import { toText } from './shape';

export const fragments = graphql`
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

export type Association = AssociationCard &
  Body & {
    website?: Link;
    email?: string;
    /** Where one becomes a member. */
    register?: Link;
  };

/** @returns `undefined` under the same conditions as its card */
export function toAssociation(
  raw: Queries.AssociationFragment | null | undefined,
): Association | undefined {
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
