import { graphql } from 'gatsby';
import { toBody } from '../values/body';
import type { Body } from '../values/body';
import { toTitledDocument } from '../values/document';
import type { TitledDocument } from '../values/document';
import { toPlates } from './plates';
import type { Plate } from './plates';
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
    plates {
      image
      caption
      size
      measure
    }
    field
    location
    client
    materials
    measures
    photographer
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
    plates: Plate[];
    field?: string;
    designers?: readonly Name[];
    location?: string;
    client?: string;
    materials?: string;
    measures?: string;
    photographer?: readonly Name[];
    association?: TitledDocument;
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
    plates: toPlates(raw.plates, card.id),
    field: toText(raw.field),
    designers: toNames(raw.designer, names['designer']),
    location: toText(raw.location),
    client: toText(raw.client),
    materials: toText(raw.materials),
    measures: toText(raw.measures),
    photographer: toNames(raw.photographer, names['photographer']),
    association: toTitledDocument(raw.association),
    related: toRelatedItems(raw.related),
  };
}
