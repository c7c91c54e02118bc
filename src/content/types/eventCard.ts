import { graphql } from 'gatsby';
import { toArticleCard } from './articleCard';
import type { ArticleCard } from './articleCard';
import { toPrice } from './price';
import type { Price } from './price';

export const fragments = graphql`
  fragment EventCard on PRISMIC_Article {
    ...ArticleCard
    ...Price
  }
`;

/** An event that the front page can lead with. */
export type EventCard = ArticleCard & { price?: Price };

export function toEventCard(
  raw: Queries.EventCardFragment | null | undefined,
): EventCard | undefined {
  const card = toArticleCard(raw);
  return raw && card ? { ...card, price: toPrice(raw, card.id) } : undefined;
}
