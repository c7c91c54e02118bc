import { graphql } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { listPath } from '../addresses';
import type { Piece } from '../components/Feature';
import { ProjectMosaic } from '../components/ProjectMosaic';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { toText } from '../content/values/cmsValues';
import { withoutRepeats } from '../content/values/documentList';
import type { ProjectCard } from '../content/types/projectCard';
import { toPiece } from './feature';
import { countOf, slice } from './slice';
import type { Homepage, Place } from './slice';

export const fragments = graphql`
  fragment ProjectsSlice on PRISMIC_HomepageSectionsProjects {
    primary {
      heading
      count
    }
    fields {
      project {
        ...Piece
      }
    }
  }
`;

type ProjectsContent = { heading?: string; projects: ProjectCard[] };

const PROJECTS = 4;

export const projects = slice(toProjects, ProjectsView);

function toProjects(
  { primary, fields }: Queries.ProjectsSliceFragment,
  page: Homepage,
): ProjectsContent | undefined {
  const pieces = (fields ?? []).map(({ project }) => toPiece(project));
  const picked = withoutRepeats(pieces.filter(isProject));
  const newest = page.projects
    .filter(({ id }) => !page.featured.has(id))
    .slice(0, countOf(primary, PROJECTS));
  const shown = picked.length > 0 ? picked : newest;
  return shown.length > 0 ? { heading: toText(primary?.heading), projects: shown } : undefined;
}

function isProject(piece: Piece | undefined): piece is ProjectCard {
  return piece !== undefined && !('kind' in piece);
}

function ProjectsView({ heading, projects, lang }: ProjectsContent & Place) {
  return (
    <Section>
      <SectionHeader
        heading={heading ?? <FormattedMessage id="home.projects" />}
        href={listPath('project', lang)}
        linkText={<FormattedMessage id="projects.all" />}
      />
      <ProjectMosaic projects={projects} />
    </Section>
  );
}
