import { graphql } from 'gatsby';
import { toTitledDocument } from '../values/document';
import type { ViewOf } from '../values/document';
import { toImage } from '../values/image';
import { toDate, toText } from '../values/cmsValues';
import { readOccasion } from '../values/occasion';

// Lists use this file without the mapper of a whole article. documentPages.ts sets the variables.
export const fragments = graphql`
  fragment ArticleCard on PRISMIC_Article {
    _meta {
      ...CardMeta
    }
    type
    title
    image
    published_date
    start_date
    end_date
    place
    category
  }

  fragment ArticleList on PRISMIC_ArticleConnectionConnection {
    edges {
      node {
        ...ArticleCard
      }
    }
  }

  fragment ListedArticles on PRISMIC_Query {
    allArticles(lang: $lang, where: $where, sortBy: $sortBy, first: $first, after: $after) {
      ...ArticleList
    }
  }

  fragment Events on PRISMIC_Query {
    events: allArticles(
      lang: $lang
      id_in: $events
      where: $whereEvents
      sortBy: start_date_ASC
      first: 100
    ) @include(if: $hasEvents) {
      ...ArticleList
    }
  }
`;

export type ArticleCard = ViewOf<typeof toArticleCard>;

export function toArticleCard(raw: Queries.ArticleCardFragment | null | undefined) {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  const { id: documentId } = document;
  const kind: 'article' | 'event' = raw.type === 'event' ? 'event' : 'article';
  return {
    ...document,
    kind,
    image: toImage(raw.image, documentId),
    /** The publication day, `YYYY-MM-DD`. */
    date: toDate(raw.published_date, { documentId, field: 'published_date' }),
    category: toText(raw.category),
    occasion: kind === 'event' ? readOccasion(raw, documentId) : undefined,
  };
}
