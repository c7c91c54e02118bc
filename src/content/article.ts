import { graphql } from 'gatsby';
import { toArticleCard } from './articleCard';
import type { ArticleCard } from './articleCard';
import { toAssociationName } from './associationCard';
import type { AssociationName } from './associationCard';
import { toBody } from './body';
import type { Body } from './body';
import { toRelatedItems } from './related';
import type { RelatedItem } from './related';
import { toNumber, toText } from './cmsValues';

export const fragments = graphql`
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

/** The entrance fee: an amount in whole units of an ISO 4217 currency; 0 is free. */
export type Price = { amount: number; currency: string };

export type Article = ArticleCard &
  Body & {
    author?: string;
    photographer?: string;
    price?: Price;
    association?: AssociationName;
    related: RelatedItem[];
  };

/** @returns `undefined` under the same conditions as `toArticleCard` */
export function toArticle(raw: Queries.ArticleFragment | null | undefined): Article | undefined {
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
