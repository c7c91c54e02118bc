import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { EmptyList } from '../components/EmptyList';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { Register } from '../components/Register';
import { Section } from '../components/Section';
import { toArticleCard } from '../content/article';
import { toList } from '../content/connection';
import { PageHead } from '../layout/PageHead';
import type { ListContext, PageContext } from '../layout/translations';
import { listPath } from '../routes';

// In two halves, because older repositories give at most 20 documents an answer.
export const query = graphql`
  query ArticlesPage($lang: String!, $after: String, $afterHalf: String) {
    prismic {
      first: allArticles(lang: $lang, sortBy: published_date_DESC, first: 12, after: $after) {
        edges {
          node {
            ...ArticleCard
          }
        }
      }
      second: allArticles(lang: $lang, sortBy: published_date_DESC, first: 12, after: $afterHalf) {
        edges {
          node {
            ...ArticleCard
          }
        }
      }
    }
  }
`;

export default function ArticlesTemplate({
  data,
  pageContext: { lang, page, pages },
}: PageProps<Queries.ArticlesPageQuery, ListContext>) {
  const articles = toList([data.prismic.first, data.prismic.second], toArticleCard);
  return (
    <>
      <PageTitle>
        <FormattedMessage id="article.news" />
      </PageTitle>
      {articles.length > 0 ? (
        <Section>
          <Register articles={articles} headingLevel={2} />
        </Section>
      ) : (
        <EmptyList />
      )}
      <Pagination
        page={page}
        pages={pages}
        pathOf={(number) => listPath('article', lang, number)}
      />
    </>
  );
}

export function Head(head: HeadProps<Queries.ArticlesPageQuery, PageContext>) {
  return <PageHead page={head} titleId="article.news" />;
}
