import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { ProjectCard } from '../components/ProjectCard';
import { GridSection } from '../components/GridSection';
import { EmptyList } from '../components/EmptyList';
import { PageTitle } from '../components/PageTitle';
import { toProjectCard } from '../content/project';
import { toList } from '../content/connection';
import { PageHead } from '../layout/PageHead';
import type { PageContext } from '../layout/translations';

export const query = graphql`
  query ProjectsPage($lang: String!) {
    prismic {
      allProjects(lang: $lang, sortBy: title_ASC, first: 100) {
        edges {
          node {
            ...ProjectCard
          }
        }
      }
    }
  }
`;

export default function ProjectsTemplate({ data }: PageProps<Queries.ProjectsPageQuery>) {
  const projects = toList(data.prismic.allProjects, toProjectCard);
  return (
    <>
      <PageTitle>
        <FormattedMessage id="projects.title" />
      </PageTitle>
      <GridSection columns={2}>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} headingLevel={2} />
        ))}
      </GridSection>
      {projects.length === 0 && <EmptyList />}
    </>
  );
}

export function Head(head: HeadProps<Queries.ProjectsPageQuery, PageContext>) {
  return <PageHead page={head} titleId="projects.title" />;
}
