import { graphql } from 'gatsby';
import { toTitledDocument } from '../values/document';
import type { TitledDocument } from '../values/document';
import { toList } from '../values/documentList';

// The build finds the people whose names a document has (documentPages.ts).
export const fragments = graphql`
  fragment NamedPeople on PRISMIC_Query {
    people: allPersons(id_in: $people, lang: $lang) @include(if: $hasPeople) {
      edges {
        node {
          _meta {
            ...CardMeta
          }
          title
        }
      }
    }
  }
`;

/** A person with a page, whom a document names. */
export type NamedPerson = Pick<TitledDocument, 'title' | 'path'>;

export function toNamedPeople({ people }: Partial<Queries.NamedPeopleFragment>): NamedPerson[] {
  return people ? toList(people, toTitledDocument) : [];
}
