import { graphql } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { listPath } from '../addresses';
import type { Piece } from '../components/FeatureCaption';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { toText } from '../content/values/cmsValues';
import { withoutRepeats } from '../content/values/documentList';
import type { ProjectCard } from '../content/types/projectCard';
import { toPiece } from './feature';
import { changingSlice, countOf, withoutFeatured } from './slice';
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

/** `count` is missing if the editor picked the projects. */
type ProjectsContent = { heading?: string; projects: ProjectCard[]; count?: number };

const PROJECTS = 4;

const ProjectMosaic = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "home-parts" */ '../components/ProjectMosaic'))
      .ProjectMosaic,
);

export const projects = changingSlice(toProjects, { show, View: ProjectsView });

function toProjects(
  { primary, fields }: Queries.ProjectsSliceFragment,
  page: Homepage,
): ProjectsContent | undefined {
  const pieces = (fields ?? []).map(({ project }) => toPiece(project));
  const picked = withoutRepeats(pieces.filter(isProject));
  const heading = toText(primary?.heading);
  if (picked.length > 0) return { heading, projects: picked };
  if (page.projects.length === 0) return undefined;
  return { heading, projects: page.projects, count: countOf(primary, PROJECTS) };
}

function show(content: ProjectsContent, place: Place): ProjectsContent | undefined {
  if (content.count === undefined) return content;
  const shown = withoutFeatured(content.projects, place).slice(0, content.count);
  return shown.length > 0 ? { ...content, projects: shown } : undefined;
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
