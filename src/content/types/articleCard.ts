import { graphql } from 'gatsby';
import { toTitledDocument } from '../values/document';
import type { TitledDocument } from '../values/document';
import { toImage } from '../values/image';
import type { Image } from '../values/image';
import { toDate, toText } from '../values/cmsValues';
import { readOccasion } from '../values/occasion';
import type { Occasion } from '../values/occasion';

// A separate file, because a list needs the card but not the mapper of a whole article.
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
`;

/** The parts of an article that a list shows. */
export type ArticleCard = TitledDocument & {
  kind: 'article' | 'event';
  image?: Image;
  /** Day of publication, `YYYY-MM-DD`. */
  date?: string;
  category?: string;
  occasion?: Occasion;
};

/** @returns `undefined` for a document without an address or a title */
export function toArticleCard(
  raw: Queries.ArticleCardFragment | null | undefined,
): ArticleCard | undefined {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  const { id: documentId } = document;
  const isEvent = raw.type === 'event';
  return {
    ...document,
    kind: isEvent ? 'event' : 'article',
    image: toImage(raw.image, documentId),
    date: toDate(raw.published_date, { documentId, field: 'published_date' }),
    category: toText(raw.category),
    occasion: isEvent ? readOccasion(raw, documentId) : undefined,
  };
}
