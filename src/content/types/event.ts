import { graphql } from 'gatsby';
import type { ViewOf } from '../values/document';
import { toArticle } from './article';
import { toPrice } from './price';
import { toDate, toText } from '../values/cmsValues';
import { toEventFacts } from '../values/eventFacts';
import type { EventFacts } from '../values/eventFacts';
import { toLink } from '../values/link';
import type { Link } from '../values/link';
import type { PageContext } from '../../pageContext';

// This file is separate, so that articles do not load code that only events need.
export const fragments = graphql`
  fragment Event on PRISMIC_Article {
    ...Article
    ...EventFacts
    opening_hours
    ...Price
    tickets {
      ...Link
    }
    tickets_date
  }
`;

/** Readers buy a ticket or register at `link`, from the day `from` (`YYYY-MM-DD`) on. */
export type Tickets = { link?: Link; from?: string };

export type Event = ViewOf<typeof toEvent>;

export function toEvent(
  raw: Queries.EventFragment | null | undefined,
  names?: PageContext['names'],
) {
  const article = toArticle(raw, names);
  if (!raw || !article) return undefined;
  const { id: documentId } = article;
  const facts: EventFacts = toEventFacts(raw);
  const tickets: Tickets = {
    link: toLink(raw.tickets, { documentId, field: 'tickets' }),
    from: toDate(raw.tickets_date, { documentId, field: 'tickets_date' }),
  };
  return {
    ...article,
    facts,
    openingHours: toText(raw.opening_hours),
    price: toPrice(raw, documentId),
    tickets,
  };
}

/** Returns whether readers can get a ticket at `now` (ISO 8601); true if `from` is missing. */
export function isOnSale(tickets: Tickets | undefined, now: string): boolean {
  return !tickets?.from || Date.parse(tickets.from) <= Date.parse(now);
}
