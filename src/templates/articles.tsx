import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { EmptyList } from '../components/EmptyList';
import { PageTitle } from '../components/PageTitle';
import { Register } from '../components/Register';
import { Section } from '../components/Section';
import { toArticleCard } from '../content/article';
import { toList } from '../content/connection';
import { PageHead } from '../layout/PageHead';
import type { PageContext } from '../layout/translations';

export const query = graphql`
  query ArticlesPage($lang: String!) {
    prismic {
      allArticles(lang: $lang, sortBy: published_date_DESC, first: 100) {
        edges {
          node {
            ...ArticleCard
          }
        }
      }
    }
  }
`;

export default function ArticlesTemplate({ data }: PageProps<Queries.ArticlesPageQuery>) {
  const articles = toList(data.prismic.allArticles, toArticleCard);
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
    </>
  );
}

export function Head(head: HeadProps<Queries.ArticlesPageQuery, PageContext>) {
  return <PageHead page={head} titleId="article.news" />;
}
