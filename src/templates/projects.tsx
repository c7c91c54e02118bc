import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { EmptyList } from '../components/EmptyList';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { ProjectMosaic } from '../components/ProjectMosaic';
import { Section } from '../components/Section';
import { toProjectCard } from '../content/types/projectCard';
import { toList } from '../content/values/documentList';
import { PageHead } from '../head/PageHead';
import type { ListContext } from '../pageContext';
import { listPath } from '../addresses';

export const query = graphql`
  query ProjectsPage($lang: String!, $sortBy: PRISMIC_SortProjecty, $first: Int, $after: String) {
    prismic {
      allProjects(lang: $lang, sortBy: $sortBy, first: $first, after: $after) {
        edges {
          node {
            ...ProjectCard
          }
        }
      }
    }
  }
`;

export default function ProjectsTemplate({
  data,
  pageContext: { lang, page, pages },
}: PageProps<Queries.ProjectsPageQuery, ListContext>) {
  const projects = toList(data.prismic.allProjects, toProjectCard);
  return (
    <>
      <PageTitle>
        <FormattedMessage id="projects.title" />
      </PageTitle>
      {projects.length > 0 ? (
        <Section>
          <ProjectMosaic projects={projects} headingLevel={2} isFirst />
        </Section>
      ) : (
        <EmptyList />
      )}
      <Pagination
        page={page}
        pages={pages}
        pathOf={(number) => listPath('project', lang, number)}
      />
    </>
  );
}

export function Head(head: HeadProps<Queries.ProjectsPageQuery, ListContext>) {
  const { lang } = head.pageContext;
  return (
    <PageHead
      page={head}
      titleId="projects.title"
      pathOf={(number) => listPath('project', lang, number)}
    />
  );
}
