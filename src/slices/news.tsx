import { graphql } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { categoryPath, isListedCategory, listPath } from '../addresses';
import { ArticleList } from '../components/ArticleList';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import type { ArticleCard } from '../content/types/articleCard';
import { toText } from '../content/values/cmsValues';
import { labelOfAll } from '../i18n/categoryLabels';
import { changingSlice, countOf, withoutFeatured } from './slice';
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

/** The view shows the first `count` articles that are not featured. */
type NewsContent = {
  heading?: string;
  category?: string;
  articles: ArticleCard[];
  /** If `true`, `articles` may include events. */
  hasEvents: boolean;
  count: number;
};

const ARTICLES = 5;

export const news = changingSlice(toNews, { show, View: NewsView });

function toNews({ primary }: Queries.NewsSliceFragment, page: Homepage): NewsContent | undefined {
  const category = toText(primary?.category);
  const articles = page.articles
    .filter(({ kind }) => !page.hasEvents || kind === 'article')
    .filter((article) => !category || article.category === category);
  if (articles.length === 0) return undefined;
  const count = countOf(primary, ARTICLES);
  return {
    ...{ heading: toText(primary?.heading), category, articles },
    ...{ hasEvents: !page.hasEvents, count },
  };
}

function show(content: NewsContent, place: Place): NewsContent | undefined {
  const articles = withoutFeatured(content.articles, place).slice(0, content.count);
  return articles.length > 0 ? { ...content, articles } : undefined;
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
