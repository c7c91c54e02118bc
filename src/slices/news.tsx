import { graphql } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { categoryPath, isListedCategory, listPath } from '../addresses';
import { ArticleList } from '../components/ArticleList';
import { HeadedSection } from '../components/SectionHeader';
import { toText } from '../content/values/cmsValues';
import { labelOfAll } from '../i18n/categoryLabels';
import { countOf, withoutFeatured } from './slice';
import type { Slice } from './slice';

export const fragments = graphql`
  fragment NewsSlice on PRISMIC_HomepageSectionsNews {
    primary {
      heading
      count
      category
    }
  }
`;

const ARTICLES = 5;

export const news: Slice<Queries.NewsSliceFragment> = ({ primary }, page) => {
  const category = toText(primary?.category);
  const articles = (page.hasEvents ? page.articles : [...page.articles, ...page.events])
    .filter((article) => !category || article.category === category)
    .sort(({ date: a = '' }, { date: b = '' }) => (a > b ? -1 : Number(a < b)));
  if (articles.length === 0) return undefined;
  const isListed = category !== undefined && isListedCategory(category);
  const usualHeading = <FormattedMessage id={page.hasEvents ? 'article.news' : 'home.news'} />;
  return {
    render: (place) => {
      const { lang } = place;
      const shown = withoutFeatured(articles, place).slice(0, countOf(primary, ARTICLES));
      if (shown.length === 0) return null;
      const ownHeading = toText(primary?.heading) ?? (category && labelOfAll(category, lang));
      return (
        <HeadedSection
          heading={ownHeading ?? usualHeading}
          href={isListed ? categoryPath(category, lang) : listPath('article', lang)}
        >
          <ArticleList articles={shown} />
        </HeadedSection>
      );
    },
  };
};
