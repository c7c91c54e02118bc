import { graphql } from 'gatsby';
import { toArticleCard } from './articleCard';
import type { ArticleCard } from './articleCard';
import { toEventFacts } from '../values/eventFacts';
import type { EventFacts } from '../values/eventFacts';

// Only the list of events and its parts use this file, so that other lists do not load the facts.
export const fragments = graphql`
  fragment EventFacts on PRISMIC_Article {
    spoken
    access {
      kind
      note
    }
    price
    prices {
      price
    }
    tickets_kind
    sold_out
    series {
      ... on PRISMIC_Page {
        _meta {
          ...CardMeta
        }
        title
      }
    }
  }

  # Other lists show neither tags nor facts.
  fragment EventList on PRISMIC_ArticleConnectionConnection {
    edges {
      node {
        ...ArticleCard
        ...EventFacts
        _meta {
          tags
        }
      }
    }
  }
`;

export type ListedEvent = ArticleCard & { facts?: EventFacts };

export function toListedEvent(
  raw: Queries.ArticleCardFragment & Queries.EventFactsFragment,
): ListedEvent | undefined {
  const card = toArticleCard(raw);
  return card && { ...card, facts: toEventFacts(raw) };
}
