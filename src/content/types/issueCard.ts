import { graphql } from 'gatsby';
import { toDate } from '../values/cmsValues';
import { toTitledDocument } from '../values/document';
import type { TitledDocument } from '../values/document';
import { toImage } from '../values/image';
import type { Image } from '../values/image';

// Lists use this separate file, so that they do not load the mapper of an issue.
export const fragments = graphql`
  fragment IssueCard on PRISMIC_Issue {
    _meta {
      ...CardMeta
    }
    title
    image
    published_date
  }
`;

export type IssueCard = TitledDocument & {
  /** The cover. */
  image?: Image;
  /** The publication day, `YYYY-MM-DD`. */
  date?: string;
};

export function toIssueCard(
  raw: Queries.IssueCardFragment | null | undefined,
): IssueCard | undefined {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  const { id: documentId } = document;
  return {
    ...document,
    image: toImage(raw.image, documentId),
    date: toDate(raw.published_date, { documentId, field: 'published_date' }),
  };
}
