import { graphql } from 'gatsby';
import { toArticleCard } from './articleCard';
import { toBody } from '../values/body';
import { toTitledDocument } from '../values/document';
import type { ViewOf } from '../values/document';
import { toRelatedItems } from './related';
import { toNames } from '../values/toNames';
import type { PageContext } from '../../pageContext';

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

export type Article = ViewOf<typeof toArticle>;

export function toArticle(
  raw: Queries.ArticleFragment | null | undefined,
  names: PageContext['names'] = {},
) {
  const card = toArticleCard(raw);
  if (!raw || !card) return undefined;
  const lastDay = card.modified?.slice(0, 'YYYY-MM-DD'.length);
  return {
    ...card,
    ...toBody(raw, card.id),
    author: toNames(raw.author, names['author']),
    /** The people who are interviewed, or who speak at the event. */
    guests: toNames(raw.guests, names['guests']),
    photographer: toNames(raw.photographer, names['photographer']),
    /** The day of the last change, if later than the article's date. */
    revised: card.date && lastDay && lastDay > card.date ? lastDay : undefined,
    association: toTitledDocument(raw.association),
    related: toRelatedItems(raw.related),
  };
}
