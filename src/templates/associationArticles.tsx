import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useIntl } from 'react-intl';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { ArticleList } from '../components/ArticleList';
import { Section } from '../components/Section';
import { toArticleCard } from '../content/types/articleCard';
import { toList } from '../content/values/documentList';
import { PageHead } from '../head/PageHead';
import { Breadcrumbs } from '../components/Breadcrumbs';
import type { ListContext } from '../pageContext';
import { associationArticlesPath } from '../addresses';

export const query = graphql`
  query AssociationArticlesPage(
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

type Context = ListContext & { association: { title: string; path: string } };

export default function AssociationArticlesTemplate({
  data,
  pageContext: { lang, association, page, pages },
}: PageProps<Queries.AssociationArticlesPageQuery, Context>) {
  const path = associationArticlesPath(association.path);
  const title = useIntl().formatMessage({ id: 'association.news' });
  const articles = toList(data.prismic.allArticles, toArticleCard);
  return (
    <>
      <PageTitle
        kicker={<Breadcrumbs page={{ title, path, lang }} steps={['association', association]} />}
      >
        {title}
      </PageTitle>
      <Section>
        <ArticleList articles={articles} headingLevel={2} />
      </Section>
      <Pagination
        page={page}
        pages={pages}
        pathOf={(number) => associationArticlesPath(association.path, number)}
      />
    </>
  );
}

export function Head(head: HeadProps<Queries.AssociationArticlesPageQuery, Context>) {
  const { association } = head.pageContext;
  return (
    <PageHead
      page={head}
      titleId="association.newsTitle"
      values={{ association: association.title }}
      steps={['association', association]}
      pathOf={(number) => associationArticlesPath(association.path, number)}
    />
  );
}
