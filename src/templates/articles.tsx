import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyList } from '../components/EmptyList';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { ArticleList } from '../components/ArticleList';
import { Section } from '../components/Section';
import { Subscribe } from '../components/Subscribe';
import { toArticleCard } from '../content/types/articleCard';
import { toList } from '../content/values/documentList';
import { Filters } from '../components/Filters';
import { PageHead } from '../head/PageHead';
import { Breadcrumbs } from '../components/Breadcrumbs';
import type { ListContext } from '../pageContext';
import { categoriesOf, categoryPath, feedPath, listPath } from '../addresses';
import { labelOfAll } from '../i18n/categoryLabels';

export const query = graphql`
  query ArticlesPage(
    $lang: String!
    $where: PRISMIC_WhereArticle
    $sortBy: PRISMIC_SortArticley
    $first: Int
    $after: String
  ) {
    prismic {
      ...ListedArticles
    }
  }
`;

type Context = ListContext & {
  category?: string;
  added?: readonly string[];
};

function pathsOf({ lang, category }: Context) {
  return (number: number) =>
    category === undefined
      ? listPath('article', lang, number)
      : categoryPath(category, lang, number);
}

const stepsToCategory = ['article'] as const;

export default function ArticlesTemplate({
  data,
  pageContext,
}: PageProps<Queries.ArticlesPageQuery, Context>) {
  const articles = toList(data.prismic.allArticles, toArticleCard);
  const { lang, category, added = [], page, pages } = pageContext;
  const pathOf = pathsOf(pageContext);
  const label = category && labelOfAll(category, lang);
  const intl = useIntl();
  const filters = [
    { label: intl.formatMessage({ id: 'articles.all' }), href: listPath('article', lang) },
    ...[...categoriesOf(lang), ...added].map((each) => ({
      label: labelOfAll(each, lang),
      href: categoryPath(each, lang),
    })),
    { label: intl.formatMessage({ id: 'events.title' }), href: listPath('event', lang) },
  ];
  return (
    <>
      <PageTitle
        kicker={
          label && (
            <Breadcrumbs page={{ title: label, path: pathOf(1), lang }} steps={stepsToCategory} />
          )
        }
      >
        {label ?? <FormattedMessage id="article.news" />}
      </PageTitle>
      <Filters
        filters={filters.map((filter) => ({ ...filter, isCurrent: filter.href === pathOf(1) }))}
      />
      {articles.length > 0 ? (
        <Section>
          <ArticleList articles={articles} headingLevel={2} />
        </Section>
      ) : (
        <EmptyList />
      )}
      <Pagination page={page} pages={pages} pathOf={pathOf} />
      <Subscribe href={feedPath(lang, category)}>
        {intl.formatMessage({ id: 'list.feed' })}
      </Subscribe>
    </>
  );
}

export function Head(head: HeadProps<Queries.ArticlesPageQuery, Context>) {
  const { category, lang } = head.pageContext;
  return (
    <PageHead
      page={head}
      {...(category
        ? { title: labelOfAll(category, lang), steps: stepsToCategory }
        : { titleId: 'article.news' })}
      category={category}
      pathOf={pathsOf(head.pageContext)}
    />
  );
}
