import { graphql } from 'gatsby';
import { toAssociationName } from './associationCard';
import type { AssociationName } from './associationCard';
import { toBody } from '../values/body';
import type { Body } from '../values/body';
import { toProjectCard } from './projectCard';
import type { ProjectCard } from './projectCard';
import { toRelatedItems } from './related';
import type { RelatedItem } from './related';
import { toText } from '../values/cmsValues';
import { toNames } from '../values/toNames';
import type { Name, PageContext } from '../../pageContext';

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
    designers?: readonly Name[];
    location?: string;
    association?: AssociationName;
    related: RelatedItem[];
  };

export function toProject(
  raw: Queries.ProjectFragment | null | undefined,
  names: PageContext['names'] = {},
): Project | undefined {
  const card = toProjectCard(raw);
  if (!raw || !card) return undefined;
  return {
    ...card,
    ...toBody(raw, card.id),
    designers: toNames(raw.designer, names['designer']),
    location: toText(raw.location),
    association: toAssociationName(raw.association),
    related: toRelatedItems(raw.related),
  };
}
