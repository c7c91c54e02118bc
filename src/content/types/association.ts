import { graphql } from 'gatsby';
import type { ViewOf } from '../values/document';
import { toAssociationCard } from './associationCard';
import { toBody } from '../values/body';
import { toLink } from '../values/link';
import { toEmailAddress } from '../values/cmsValues';

export const fragments = graphql`
  fragment Association on PRISMIC_Association {
    ...AssociationCard
    _meta {
      ...Meta
    }
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

export type Association = ViewOf<typeof toAssociation>;

export function toAssociation(raw: Queries.AssociationFragment | null | undefined) {
  const card = toAssociationCard(raw);
  if (!raw || !card) return undefined;
  return {
    ...card,
    ...toBody(raw, card.id),
    website: toLink(raw.website, { documentId: card.id, field: 'website' }),
    email: toEmailAddress(raw.email),
    register: toLink(raw.register, { documentId: card.id, field: 'register' }),
  };
}
