import { graphql } from 'gatsby';
import { pathOf, type NamedDocument } from '../addresses';
import { toList, type Connection } from './connection';
import { toTitledDocument } from './document';

// By uid, because the order in which the pages stand is the plugin's. An end of the list has an empty
// uid, of which there is no document.
export const fragments = graphql`
  fragment ArticleNeighbours on PRISMIC_Query {
    neighbours: allArticles(uid_in: [$paginationPreviousUid, $paginationNextUid], lang: $lang) {
      edges {
        node {
          _meta {
            ...Meta
          }
          title
        }
      }
    }
  }

  fragment ProjectNeighbours on PRISMIC_Query {
    neighbours: allProjects(uid_in: [$paginationPreviousUid, $paginationNextUid], lang: $lang) {
      edges {
        node {
          _meta {
            ...Meta
          }
          title
        }
      }
    }
  }
`;

/** A document that another's page leads to. */
export type Neighbour = { path: string; title?: string };

export type Neighbours = { previous?: Neighbour; next?: Neighbour };

type Context = { previous?: NamedDocument | null; next?: NamedDocument | null };

/**
 * The documents before and after a page's, by name.
 *
 * @param context where they are (the page's context)
 * @param answer what they are called
 * @returns without a name when the answer does not hold it: then it is just the previous, the next
 */
export function toNeighbours(
  { previous, next }: Context,
  answer: Connection<Parameters<typeof toTitledDocument>[0]>,
): Neighbours {
  const titled = toList(answer, toTitledDocument);
  const titleAt = (path: string) => {
    const document = titled.find((each) => each.path === path);
    return document?.heading ?? document?.title;
  };
  const find = (document: NamedDocument | null | undefined): Neighbour | undefined => {
    const path = document ? pathOf(document) : undefined;
    return path === undefined ? undefined : { path, title: titleAt(path) };
  };
  return { previous: find(previous), next: find(next) };
}
