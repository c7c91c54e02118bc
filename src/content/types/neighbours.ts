import { graphql } from 'gatsby';
import { pathOf } from '../../addresses';
import type { NamedDocument } from '../../addresses';
import { toList } from '../values/documentList';
import type { Connection } from '../values/documentList';
import { toTitledDocument } from '../values/document';
import type { PageContext } from '../../pageContext';

// The source plugin decides the order. At an end of a list one uid is empty and matches nothing.
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

export type Neighbour = { path: string; title?: string };

export type Neighbours = { previous?: Neighbour; next?: Neighbour };

export function toNeighbours(
  { previous, next }: Pick<PageContext, 'previous' | 'next'>,
  response: Connection<Parameters<typeof toTitledDocument>[0]>,
): Neighbours {
  const titled = toList(response, toTitledDocument);
  // The context is damaged or from another build, so the page would not match the server's HTML.
  if (titled.length > 0 && !previous && !next) throw new Error('The page context lacks neighbours');
  const find = (document: NamedDocument | null | undefined): Neighbour | undefined => {
    const path = document ? pathOf(document) : undefined;
    if (path === undefined) return undefined;
    const found = titled.find((each) => each.path === path);
    return { path, title: found?.heading ?? found?.title };
  };
  return { previous: find(previous), next: find(next) };
}
