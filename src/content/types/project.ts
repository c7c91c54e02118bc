import { graphql } from 'gatsby';
import { toAssociationName } from './associationCard';
import type { AssociationName } from './associationCard';
import { toBody } from '../values/body';
import type { Body } from '../values/body';
import type { NamedPerson } from './namedPeople';
import { toProjectCard } from './projectCard';
import type { ProjectCard } from './projectCard';
import { toRelatedItems } from './related';
import type { RelatedItem } from './related';
import { toText } from '../values/cmsValues';

export const fragments = graphql`
  fragment Project on PRISMIC_Project {
    ...ProjectCard
    _meta {
      ...Meta
    }
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
    /** Those of the designers who have a page. */
    people?: NamedPerson[];
    association?: AssociationName;
    related: RelatedItem[];
  };

export function toProject(
  raw: Queries.ProjectFragment | null | undefined,
  people?: NamedPerson[],
): Project | undefined {
  const card = toProjectCard(raw);
  if (!raw || !card) return undefined;
  return {
    ...card,
    ...toBody(raw, card.id),
    location: toText(raw.location),
    people,
    association: toAssociationName(raw.association),
    related: toRelatedItems(raw.related),
  };
}
