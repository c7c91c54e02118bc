import { graphql } from 'gatsby';
import { toArticleCard } from './articleCard';
import type { ArticleCard } from './articleCard';
import { toAssociationName } from './associationCard';
import type { AssociationName } from './associationCard';
import { toBody } from '../values/body';
import type { Body } from '../values/body';
import { toRelatedItems } from './related';
import type { RelatedItem } from './related';
import { toText } from '../values/cmsValues';

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

export type Article = ArticleCard &
  Body & {
    author?: string;
    photographer?: string;
    /** The day of the last change, if later than the article's date. */
    revised?: string;
    association?: AssociationName;
    related: RelatedItem[];
  };

export function toArticle(raw: Queries.ArticleFragment | null | undefined): Article | undefined {
  const card = toArticleCard(raw);
  if (!raw || !card) return undefined;
  const lastDay = card.modified?.slice(0, 'YYYY-MM-DD'.length);
  return {
    ...card,
    ...toBody(raw, card.id),
    author: toText(raw.author),
    photographer: toText(raw.photographer),
    revised: card.date && lastDay && lastDay > card.date ? lastDay : undefined,
    association: toAssociationName(raw.association),
    related: toRelatedItems(raw.related),
  };
}
