import { graphql } from 'gatsby';
import { toArticleCard } from './articleCard';
import type { ArticleCard } from './articleCard';
import { toAssociationName } from './associationCard';
import type { AssociationName } from './associationCard';
import { toBody } from '../values/body';
import type { Body } from '../values/body';
import { toRelatedItems } from './related';
import type { RelatedItem } from './related';
import { toDate, toNumber, toText } from '../values/cmsValues';
import { toLink } from '../values/link';
import type { Link } from '../values/link';
import { toNames } from '../values/toNames';
import type { Name, PageContext } from '../../pageContext';

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
    guests
    photographer
    opening_hours
    price
    currency
    prices {
      group
      price
    }
    tickets {
      ...Link
    }
    tickets_date
    tickets_kind
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

/** The price for a group of people, or for everybody else. 0 is free. */
type Rate = { group?: string; amount: number };

/** The entrance fee in an ISO 4217 currency, with at least one rate. */
export type Price = { rates: Rate[]; currency: string };

/** Readers buy a ticket or register at `link`, from the day `from` (`YYYY-MM-DD`) on. */
export type Tickets = { kind: 'tickets' | 'registration'; link?: Link; from?: string };

export type Article = ArticleCard &
  Body & {
    author?: readonly Name[];
    /** Those who are interviewed, or who speak at the event. */
    guests?: readonly Name[];
    photographer?: readonly Name[];
    /** The day of the last change, if later than the article's date. */
    revised?: string;
    /** The times of an event of several days, in words. */
    openingHours?: string;
    price?: Price;
    tickets?: Tickets;
    association?: AssociationName;
    related: RelatedItem[];
  };

/** The largest amount that is exact in thousandths: some currencies have three decimals. */
const MAX_AMOUNT = Math.floor(Number.MAX_SAFE_INTEGER / 1000);

export function toArticle(
  raw: Queries.ArticleFragment | null | undefined,
  names: PageContext['names'] = {},
): Article | undefined {
  const card = toArticleCard(raw);
  if (!raw || !card) return undefined;
  const lastDay = card.modified?.slice(0, 'YYYY-MM-DD'.length);
  const price = toPrice(raw, card.id);
  return {
    ...card,
    ...toBody(raw, card.id),
    author: toNames(raw.author, names['author']),
    guests: toNames(raw.guests, names['guests']),
    photographer: toNames(raw.photographer, names['photographer']),
    revised: card.date && lastDay && lastDay > card.date ? lastDay : undefined,
    openingHours: toText(raw.opening_hours),
    price,
    tickets: toTickets(raw, card.id, price),
    association: toAssociationName(raw.association),
    related: toRelatedItems(raw.related),
  };
}

function toPrice(raw: Queries.ArticleFragment, documentId: string): Price | undefined {
  const toRate = (price: unknown, field: string, group?: string): Rate[] => {
    const amount = toNumber(price, { documentId, field }, [0, MAX_AMOUNT]);
    return amount === undefined ? [] : [{ group, amount }];
  };
  const rates = [
    ...toRate(raw.price, 'price'),
    ...(raw.prices ?? []).flatMap(({ group, price }) => {
      const name = toText(group);
      return name === undefined ? [] : toRate(price, 'prices.price', name);
    }),
  ];
  return rates.length === 0 ? undefined : { rates, currency: toText(raw.currency) ?? 'ISK' };
}

function toTickets(
  raw: Queries.ArticleFragment,
  documentId: string,
  price: Price | undefined,
): Tickets | undefined {
  const link = toLink(raw.tickets, { documentId, field: 'tickets' });
  const from = toDate(raw.tickets_date, { documentId, field: 'tickets_date' });
  if (!link && !from) return undefined;
  const isFree = !price?.rates.some(({ amount }) => amount > 0);
  const kind = toText(raw.tickets_kind) ?? (isFree ? 'registration' : 'tickets');
  return { kind: kind === 'registration' ? kind : 'tickets', link, from };
}

/** Returns whether readers can get a ticket at an ISO 8601 timestamp; true without `from`. */
export function isOnSale(tickets: Tickets | undefined, now: string): boolean {
  return !tickets?.from || Date.parse(tickets.from) <= Date.parse(now);
}
