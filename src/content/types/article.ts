import { graphql } from 'gatsby';
import { toArticleCard } from './articleCard';
import type { ArticleCard } from './articleCard';
import { toAssociationName } from './associationCard';
import type { AssociationName } from './associationCard';
import { toBody } from '../values/body';
import type { Body } from '../values/body';
import { toRelatedItems } from './related';
import type { RelatedItem } from './related';
import { toPrice } from './price';
import type { Price } from './price';
import { toDate, toText } from '../values/cmsValues';
import { toLink } from '../values/link';
import type { Link } from '../values/link';

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
    ...Price
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

/** Readers buy a ticket or register at `link`, from the day `from` (`YYYY-MM-DD`) on. */
export type Tickets = { kind: 'tickets' | 'registration'; link?: Link; from?: string };

export type Article = ArticleCard &
  Body & {
    author?: string;
    photographer?: string;
    /** The day of the last change, if later than the article's date. */
    revised?: string;
    /** The times of an event of several days, in words. */
    openingHours?: string;
    price?: Price;
    tickets?: Tickets;
    association?: AssociationName;
    related: RelatedItem[];
  };

export function toArticle(raw: Queries.ArticleFragment | null | undefined): Article | undefined {
  const card = toArticleCard(raw);
  if (!raw || !card) return undefined;
  const lastDay = card.modified?.slice(0, 'YYYY-MM-DD'.length);
  const price = toPrice(raw, card.id);
  return {
    ...card,
    ...toBody(raw, card.id),
    author: toText(raw.author),
    photographer: toText(raw.photographer),
    revised: card.date && lastDay && lastDay > card.date ? lastDay : undefined,
    openingHours: toText(raw.opening_hours),
    price,
    tickets: toTickets(raw, card.id, price),
    association: toAssociationName(raw.association),
    related: toRelatedItems(raw.related),
  };
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
