import { graphql } from 'gatsby';
import { toArticleCard } from './articleCard';
import { toPrice } from './price';
import type { ViewOf } from '../values/document';

export const fragments = graphql`
  fragment EventCard on PRISMIC_Article {
    ...ArticleCard
    ...Price
  }
`;

/** An event that the front page can lead with. */
export type EventCard = ViewOf<typeof toEventCard>;

export function toEventCard(raw: Queries.EventCardFragment | null | undefined) {
  const card = toArticleCard(raw);
  return raw && card ? { ...card, price: toPrice(raw, card.id) } : undefined;
}
