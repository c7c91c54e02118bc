import { graphql } from 'gatsby';
import { toText } from '../values/cmsValues';
import { toTitledDocument } from '../values/document';
import type { ViewOf } from '../values/document';

// Lists use this separate file, so that they do not load the mapper of a person.
export const fragments = graphql`
  fragment PersonCard on PRISMIC_Person {
    _meta {
      ...CardMeta
    }
    title
    occupation
    association {
      ...AssociationName
    }
  }
`;

export type PersonCard = ViewOf<typeof toPersonCard>;

export function toPersonCard(raw: Queries.PersonCardFragment | null | undefined) {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  return {
    ...document,
    occupation: toText(raw.occupation),
    association: toTitledDocument(raw.association),
  };
}
