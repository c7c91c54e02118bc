import { graphql } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { categoryPath, isListedCategory, listPath } from '../addresses';
import { ArticleList } from '../components/ArticleList';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import type { ArticleCard } from '../content/types/articleCard';
import { toText } from '../content/values/cmsValues';
import { labelOfAll } from '../i18n/categoryLabels';
import { countOf, slice } from './slice';
import type { Homepage, Place } from './slice';

export const fragments = graphql`
  fragment NewsSlice on PRISMIC_HomepageSectionsNews {
    primary {
      heading
      count
      category
    }
  }
`;

type NewsContent = {
  heading?: string;
  category?: string;
  articles: ArticleCard[];
  /** If `true`, `articles` may include events. */
  hasEvents: boolean;
};

const ARTICLES = 5;

export const news = slice(toNews, NewsView);

function toNews({ primary }: Queries.NewsSliceFragment, page: Homepage): NewsContent | undefined {
  const category = toText(primary?.category);
  const articles = page.articles
    .filter(({ id }) => !page.featured.has(id))
    .filter(({ kind }) => !page.hasEvents || kind === 'article')
    .filter((article) => !category || article.category === category)
    .slice(0, countOf(primary, ARTICLES));
  if (articles.length === 0) return undefined;
  return { heading: toText(primary?.heading), category, articles, hasEvents: !page.hasEvents };
}

function NewsView({ heading, category, articles, hasEvents, lang }: NewsContent & Place) {
  const isListed = category !== undefined && isListedCategory(category);
  return (
    <Section>
      <SectionHeader
        heading={
          heading ??
          (category === undefined ? (
            <FormattedMessage id={hasEvents ? 'home.news' : 'article.news'} />
          ) : (
            labelOfAll(category, lang)
          ))
        }
        href={isListed ? categoryPath(category, lang) : listPath('article', lang)}
      />
      <ArticleList articles={articles} />
    </Section>
  );
}
