import { graphql } from 'gatsby';
import { toDate } from '../values/cmsValues';
import { toTitledDocument } from '../values/document';
import type { ViewOf } from '../values/document';
import { toImage } from '../values/image';

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

export type IssueCard = ViewOf<typeof toIssueCard>;

export function toIssueCard(raw: Queries.IssueCardFragment | null | undefined) {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  const { id: documentId } = document;
  return {
    ...document,
    image: toImage(raw.image, documentId),
    /** The publication day, `YYYY-MM-DD`. */
    date: toDate(raw.published_date, { documentId, field: 'published_date' }),
  };
}
