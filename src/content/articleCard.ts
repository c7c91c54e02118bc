import { graphql } from 'gatsby';
import { toTitledDocument, type TitledDocument } from './document';
import { toImage, type Image } from './image';
import { toDate, toText } from './shape';

// Apart from the whole article, whose mapper no list needs.
export const fragments = graphql`
  fragment ArticleCard on PRISMIC_Article {
    _meta {
      ...Meta
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

  # A page of a list in two halves, because older repositories give at most 20 documents an answer.
  fragment ListedArticles on PRISMIC_Query {
    first: allArticles(lang: $lang, where: $where, sortBy: $sortBy, first: $half, after: $after) {
      ...ArticleList
    }
    second: allArticles(
      lang: $lang
      where: $where
      sortBy: $sortBy
      first: $half
      after: $afterHalf
    ) {
      ...ArticleList
    }
  }
`;

/** When and where an event takes place. Times are ISO 8601 timestamps; Reykjavík keeps UTC. */
export type Occasion = { start: string; end?: string; place?: string };

/** An article as a list shows it. */
export type ArticleCard = TitledDocument & {
  kind: 'article' | 'event';
  image?: Image;
  /** Day of publication, `YYYY-MM-DD`. */
  date?: string;
  category?: string;
  occasion?: Occasion;
};

/** @returns `undefined` for a document without an address or a title: there is nothing to list */
export function toArticleCard(
  raw: Queries.ArticleCardFragment | null | undefined,
): ArticleCard | undefined {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  const start = toDate(raw.start_date);
  const isEvent = raw.type === 'event';
  return {
    ...document,
    kind: isEvent ? 'event' : 'article',
    image: toImage(raw.image),
    date: toDate(raw.published_date),
    category: toText(raw.category),
    occasion:
      isEvent && start ? { start, end: toDate(raw.end_date), place: toText(raw.place) } : undefined,
  };
}
