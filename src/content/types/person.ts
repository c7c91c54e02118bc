import { graphql } from 'gatsby';
import type { ViewOf } from '../values/document';
import { toArticleCard } from './articleCard';
import type { ArticleCard } from './articleCard';
import { toPersonCard } from './personCard';
import { toProjectCard } from './projectCard';
import { toRelatedItems } from './related';
import { toBody } from '../values/body';
import { toEmailAddress } from '../values/cmsValues';
import { toList } from '../values/documentList';
import { toImage } from '../values/image';
import { toLink } from '../values/link';
import type { PageContext } from '../../pageContext';

export const fragments = graphql`
  fragment Person on PRISMIC_Person {
    ...PersonCard
    _meta {
      ...Meta
    }
    image
    lead
    content
    website {
      ...Link
    }
    email
    related {
      item {
        ...RelatedItem
      }
    }
  }

  fragment Works on PRISMIC_Query {
    articles: allArticles(id_in: $articles, lang: $lang, sortBy: published_date_DESC, first: 20)
      @include(if: $hasArticles) {
      ...ArticleList
    }
    projects: allProjects(id_in: $projects, lang: $lang, sortBy: year_DESC, first: 20)
      @include(if: $hasProjects) {
      ...ProjectList
    }
  }
`;

export type Person = ViewOf<typeof toPerson>;

export function toPerson(raw: Queries.PersonFragment | null | undefined) {
  const card = toPersonCard(raw);
  if (!raw || !card) return undefined;
  return {
    ...card,
    ...toBody(raw, card.id),
    image: toImage(raw.image, card.id),
    website: toLink(raw.website, { documentId: card.id, field: 'website' }),
    email: toEmailAddress(raw.email),
    related: toRelatedItems(raw.related),
  };
}

export type Works = ReturnType<typeof toWorks>;

// Without `roles` the context is damaged. The error makes browsers keep the served HTML.
export function toWorks(
  { articles, projects }: Queries.WorksFragment,
  roles?: PageContext['works'],
) {
  if (!roles && (articles ?? projects)) throw new Error('The works of the person have no roles');
  const withRole = <Card extends { id: string }>(cards: Card[], role: string) => {
    const ids = new Set(roles?.flatMap(([id, each]) => (each === role ? id : [])));
    return cards.filter(({ id }) => ids.has(id));
  };
  const articleCards: ArticleCard[] = toList(articles, toArticleCard);
  const projectCards = toList(projects, toProjectCard);
  const appearances = withRole(articleCards, 'guests');
  return {
    designed: withRole(projectCards, 'designer'),
    interviews: appearances.filter(({ kind }) => kind === 'article'),
    events: appearances.filter(({ kind }) => kind === 'event'),
    written: withRole(articleCards, 'author'),
    photographed: withRole(articleCards, 'photographer'),
    photographedProjects: withRole(projectCards, 'photographer'),
  };
}
