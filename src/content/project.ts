import { graphql } from 'gatsby';
import { toAssociationName, type AssociationName } from './association';
import { toBody, type Body } from './body';
import { toTitledDocument, type TitledDocument } from './document';
import { toImage, type Image } from './image';
import { toRelatedItems, type RelatedItem } from './related';
import { toNumber, toText } from './shape';

export const fragments = graphql`
  fragment ProjectCard on PRISMIC_Project {
    _meta {
      ...Meta
    }
    title
    image
    designer
    year
  }

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

/** A project as a list shows it. */
export type ProjectCard = TitledDocument & {
  image?: Image;
  designer?: string;
  year?: number;
};

export type Project = ProjectCard &
  Body & {
    location?: string;
    association?: AssociationName;
    related: RelatedItem[];
  };

type Raw<Fragment> = Fragment | null | undefined;

/** @returns `undefined` for a document without an address or a title: there is nothing to list */
export function toProjectCard(raw: Raw<Queries.ProjectCardFragment>): ProjectCard | undefined {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  return {
    ...document,
    image: toImage(raw.image),
    designer: toText(raw.designer),
    year: toNumber(raw.year),
  };
}

/** @returns `undefined` under the same conditions as its card */
export function toProject(raw: Raw<Queries.ProjectFragment>): Project | undefined {
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
