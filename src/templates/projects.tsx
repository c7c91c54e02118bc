import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { headOfList, ListPage } from '../components/ListPage';
import { ProjectFilters } from '../components/ProjectFilters';
import { ProjectMosaic } from '../components/ProjectMosaic';
import { Section } from '../components/Section';
import { filterProjects, toFilteredProject } from '../content/types/projectFilters';
import { toList } from '../content/values/documentList';
import { PageHead } from '../head/PageHead';
import type { ListContext } from '../pageContext';
import { useBrowserValue } from '../state/useBrowserValue';

export const query = graphql`
  query ProjectsPage($lang: String!, $sortBy: PRISMIC_SortProjecty, $first: Int, $after: String) {
    prismic {
      allProjects(lang: $lang, sortBy: $sortBy, first: $first, after: $after) {
        edges {
          node {
            ...FilteredProject
          }
        }
      }
    }
  }
`;

export default function ProjectsTemplate({
  data,
  pageContext,
}: PageProps<Queries.ProjectsPageQuery, ListContext>) {
  const { lang, pages } = pageContext;
  const hash = useBrowserValue(() => window.location.hash.slice(1), undefined);
  const projects = toList(data.prismic.allProjects, toFilteredProject);
  const filters = filterProjects(projects, lang);
  const list = (
    <Section>
      <ProjectMosaic projects={projects} headingLevel={2} isFirst filters={filters.idsOf} />
    </Section>
  );
  // The filters find only the projects of the page, so the page must show all projects.
  const hasFilters = pages === 1 && projects.length > 1;
  return (
    <ListPage kind="project" context={pageContext} isEmpty={projects.length === 0}>
      {hasFilters ? (
        <ProjectFilters {...filters} lang={lang} hash={hash} count={projects.length}>
          {list}
        </ProjectFilters>
      ) : (
        list
      )}
    </ListPage>
  );
}

export function Head(head: HeadProps<Queries.ProjectsPageQuery, ListContext>) {
  return <PageHead page={head} {...headOfList('project', head.pageContext)} />;
}
