import { graphql } from 'gatsby';
import { toTitledDocument } from '../values/document';
import type { ViewOf } from '../values/document';
import { toImage } from '../values/image';
import { toNumber, toText, YEARS } from '../values/cmsValues';

// Lists use this separate file, so that they do not load the mapper of a whole project.
export const fragments = graphql`
  fragment ProjectCard on PRISMIC_Project {
    _meta {
      ...CardMeta
    }
    title
    image
    designer
    year
  }

  fragment ProjectList on PRISMIC_ProjectConnectionConnection {
    edges {
      node {
        ...ProjectCard
      }
    }
  }
`;

export type ProjectCard = ViewOf<typeof toProjectCard>;

export function toProjectCard(raw: Queries.ProjectCardFragment | null | undefined) {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  return {
    ...document,
    image: toImage(raw.image, document.id),
    designer: toText(raw.designer),
    year: toNumber(raw.year, { documentId: document.id, field: 'year' }, YEARS),
  };
}
