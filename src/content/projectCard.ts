import { graphql } from 'gatsby';
import { toTitledDocument, type TitledDocument } from './document';
import { toImage, type Image } from './image';
import { toNumber, toText } from './shape';

// Apart from the whole project, whose mapper no list needs.
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
`;

/** A project as a list shows it. */
export type ProjectCard = TitledDocument & {
  image?: Image;
  designer?: string;
  year?: number;
};

/** @returns `undefined` for a document without an address or a title: there is nothing to list */
export function toProjectCard(
  raw: Queries.ProjectCardFragment | null | undefined,
): ProjectCard | undefined {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  return {
    ...document,
    image: toImage(raw.image),
    designer: toText(raw.designer),
    year: toNumber(raw.year),
  };
}
