import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { AssociationView } from '../components/AssociationView';
import { ProjectMosaic } from '../components/ProjectMosaic';
import { ArticleList } from '../components/ArticleList';
import { Stack } from '../components/Section';
import { HeadedSection } from '../components/SectionHeader';
import { toArticleCard } from '../content/types/articleCard';
import { toAssociation } from '../content/types/association';
import { toList } from '../content/values/documentList';
import { toTitledDocument } from '../content/values/document';
import { toProjectCard } from '../content/types/projectCard';
import { PageHead } from '../head/PageHead';
import { byTitle } from '../i18n/sortOrder';
import { Breadcrumbs } from '../components/Breadcrumbs';
import type { PageContext } from '../pageContext';
import { associationArticlesPath } from '../addresses';

export const query = graphql`
  query AssociationPage($id: String!, $uid: String!, $lang: String!) {
    prismic {
      association(uid: $uid, lang: $lang) {
        ...Association
      }
      allAssociation_pages(lang: $lang, where: { association: $id }, sortBy: title_ASC) {
        ...PagesOfAssociation
      }
      allArticles(
        lang: $lang
        where: { association: $id }
        sortBy: published_date_DESC
        first: 10
      ) {
        ...ArticleList
      }
      allProjects(lang: $lang, where: { association: $id }, sortBy: title_ASC, first: 4) {
        ...ProjectList
      }
    }
  }
`;

const steps = ['association'] as const;

const ARTICLES = 3;

export default function AssociationTemplate({ data }: PageProps<Queries.AssociationPageQuery>) {
  const association = toAssociation(data.prismic.association);
  if (!association) return null;
  const { path } = association;
  const pages = toList(data.prismic.allAssociation_pages, toTitledDocument).sort(byTitle);
  // The newest articles may be scheduled, without a page yet.
  const articles = toList(data.prismic.allArticles, toArticleCard).slice(0, ARTICLES);
  const projects = toList(data.prismic.allProjects, toProjectCard);
  return (
    <Stack $space={4}>
      <AssociationView
        association={association}
        pages={pages}
        kicker={<Breadcrumbs page={association} steps={steps} />}
      />
      {articles.length > 0 && (
        <HeadedSection
          heading={<FormattedMessage id="association.news" />}
          href={associationArticlesPath(path)}
        >
          <ArticleList articles={articles} />
        </HeadedSection>
      )}
      {projects.length > 0 && (
        <HeadedSection heading={<FormattedMessage id="projects.related" />}>
          <ProjectMosaic projects={projects} />
        </HeadedSection>
      )}
    </Stack>
  );
}

export function Head(head: HeadProps<Queries.AssociationPageQuery, PageContext>) {
  const association = toAssociation(head.data.prismic.association);
  if (!association) return null;
  return (
    <PageHead page={head} steps={steps} subject={{ kind: 'Organization', document: association }} />
  );
}
