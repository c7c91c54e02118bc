import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { EmptyList } from '../components/EmptyList';
import { PageTitle } from '../components/PageTitle';
import { Register } from '../components/Register';
import { Section } from '../components/Section';
import { toArticleCard } from '../content/article';
import { toList } from '../content/connection';
import type { Language } from '../i18n/languages';
import { PageHead } from '../layout/PageHead';

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

type Context = { lang: Language };

export function Head({ pageContext: { lang } }: HeadProps<Queries.ArticlesPageQuery, Context>) {
  return <PageHead lang={lang} titleId="article.news" />;
}
