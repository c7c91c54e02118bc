import { graphql } from 'gatsby';
import { toAssociationName, type AssociationName } from './association';
import { toDocument, type Document } from './document';
import { toImage, type Image } from './image';
import { toPlainText, toRichText, type RichText } from './richText';
import { toText } from './shape';

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
  }
`;

/** A project as a list shows it. */
export type ProjectCard = Document & {
  title: string;
  image?: Image;
  designer?: string;
  year?: number;
};

export type Project = ProjectCard & {
  /** The lead without its form: what a search engine or a shared link shows. */
  summary?: string;
  lead?: RichText;
  content?: RichText;
  location?: string;
  association?: AssociationName;
};

type Raw<Fragment> = Fragment | null | undefined;

/** @returns `undefined` for a document without an address or a title: there is nothing to list */
export function toProjectCard(raw: Raw<Queries.ProjectCardFragment>): ProjectCard | undefined {
  const document = toDocument(raw?._meta);
  const title = toPlainText(raw?.title);
  if (!raw || !document || !title) return undefined;
  return {
    ...document,
    title,
    image: toImage(raw.image),
    designer: toText(raw.designer),
    year: raw.year ?? undefined,
  };
}

/** @returns `undefined` under the same conditions as its card */
export function toProject(raw: Raw<Queries.ProjectFragment>): Project | undefined {
  const card = toProjectCard(raw);
  if (!raw || !card) return undefined;
  return {
    ...card,
    summary: toPlainText(raw.lead),
    lead: toRichText(raw.lead, { documentId: card.id, field: 'lead' }),
    content: toRichText(raw.content, { documentId: card.id, field: 'content' }),
    location: toText(raw.location),
    association: toAssociationName(raw.association),
  };
}
