import { graphql } from 'gatsby';
import { toAssociationName, type AssociationName } from './association';
import { toBody, type Body } from './body';
import { toTitledDocument, type TitledDocument } from './document';
import { toImage, type Image } from './image';
import { toRelatedItems, type RelatedItem } from './related';
import { toDate, toNumber, toText } from './shape';

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

  fragment Article on PRISMIC_Article {
    ...ArticleCard
    lead
    content
    author
    photographer
    price
    currency
    association {
      ...AssociationName
    }
    related {
      item {
        ...RelatedItem
      }
    }
  }
`;

/** When and where an event takes place. Times are ISO 8601 timestamps; Reykjavík keeps UTC. */
export type Occasion = { start: string; end?: string; place?: string };

/** What it costs to come: an amount in whole units of an ISO 4217 currency; 0 is free. */
export type Price = { amount: number; currency: string };

/** An article as a list shows it. */
export type ArticleCard = TitledDocument & {
  kind: 'article' | 'event';
  image?: Image;
  /** Day of publication, `YYYY-MM-DD`. */
  date?: string;
  category?: string;
  occasion?: Occasion;
};

export type Article = ArticleCard &
  Body & {
    author?: string;
    photographer?: string;
    price?: Price;
    association?: AssociationName;
    related: RelatedItem[];
  };

type Raw<Fragment> = Fragment | null | undefined;

/** @returns `undefined` for a document without an address or a title: there is nothing to list */
export function toArticleCard(raw: Raw<Queries.ArticleCardFragment>): ArticleCard | undefined {
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

/** @returns `undefined` under the same conditions as its card */
export function toArticle(raw: Raw<Queries.ArticleFragment>): Article | undefined {
  const card = toArticleCard(raw);
  if (!raw || !card) return undefined;
  const amount = toNumber(raw.price);
  return {
    ...card,
    ...toBody(raw, card.id),
    author: toText(raw.author),
    photographer: toText(raw.photographer),
    price: amount === undefined ? undefined : { amount, currency: toText(raw.currency) ?? 'ISK' },
    association: toAssociationName(raw.association),
    related: toRelatedItems(raw.related),
  };
}
