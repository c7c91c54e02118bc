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
    _meta {
      ...Meta
    }
    lead
    content
    tables {
      caption
      table
    }
    author
    photographer
    opening_hours
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

/** The entrance fee: an amount in units of an ISO 4217 currency, at least 0, which is free. */
export type Price = { amount: number; currency: string };

export type Article = ArticleCard &
  Body & {
    author?: string;
    photographer?: string;
    /** The last day on which it was changed, if that is after the day of its date. */
    revised?: string;
    /** Of an event of several days, in words. */
    openingHours?: string;
    price?: Price;
    association?: AssociationName;
    related: RelatedItem[];
  };

/** Currencies have up to three decimals; in thousandths, larger amounts would not be exact. */
const MAX_AMOUNT = Math.floor(Number.MAX_SAFE_INTEGER / 1000);

/** @returns `undefined` under the same conditions as `toArticleCard` */
export function toArticle(raw: Queries.ArticleFragment | null | undefined): Article | undefined {
  const card = toArticleCard(raw);
  if (!raw || !card) return undefined;
  const lastDay = card.modified?.slice(0, 'YYYY-MM-DD'.length);
  const amount = toNumber(raw.price, { documentId: card.id, field: 'price' }, [0, MAX_AMOUNT]);
  return {
    ...card,
    ...toBody(raw, card.id),
    author: toText(raw.author),
    photographer: toText(raw.photographer),
    revised: card.date && lastDay && lastDay > card.date ? lastDay : undefined,
    openingHours: toText(raw.opening_hours),
    price: amount === undefined ? undefined : { amount, currency: toText(raw.currency) ?? 'ISK' },
    association: toAssociationName(raw.association),
    related: toRelatedItems(raw.related),
  };
}
