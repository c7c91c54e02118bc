import { graphql } from 'gatsby';
import { toBody } from '../values/body';
import { toTitledDocument } from '../values/document';
import type { ViewOf } from '../values/document';
import { toPlates } from './plates';
import { toProjectCard } from './projectCard';
import { toRelatedItems } from './related';
import { toText } from '../values/cmsValues';
import { toNames } from '../values/toNames';
import type { PageContext } from '../../pageContext';

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

export type Project = ViewOf<typeof toProject>;

export function toProject(
  raw: Queries.ProjectFragment | null | undefined,
  names: PageContext['names'] = {},
) {
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
