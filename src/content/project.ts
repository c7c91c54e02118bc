import { graphql } from 'gatsby';
import { toAssociationName, type AssociationName } from './associationCard';
import { toBody, type Body } from './body';
import { toProjectCard, type ProjectCard } from './projectCard';
import { toRelatedItems, type RelatedItem } from './related';
import { toText } from './shape';

export const fragments = graphql`
  fragment Project on PRISMIC_Project {
    ...ProjectCard
    lead
    content
    location
    association {
      ...AssociationName
    }
    related {
      item {
        ...RelatedItem
      }
    }
  }
`;

export type Project = ProjectCard &
  Body & {
    location?: string;
    association?: AssociationName;
    related: RelatedItem[];
  };

/** @returns `undefined` under the same conditions as its card */
export function toProject(raw: Queries.ProjectFragment | null | undefined): Project | undefined {
  const card = toProjectCard(raw);
  if (!raw || !card) return undefined;
  return {
    ...card,
    ...toBody(raw, card.id),
    location: toText(raw.location),
    association: toAssociationName(raw.association),
    related: toRelatedItems(raw.related),
  };
}
