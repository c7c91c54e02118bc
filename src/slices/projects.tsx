import { graphql } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { listPath } from '../addresses';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { HeadedSection } from '../components/SectionHeader';
import { toText } from '../content/values/cmsValues';
import { withoutRepeats } from '../content/values/documentList';
import { toPiece } from './feature';
import { countOf, withoutFeatured } from './slice';
import type { Slice } from './slice';

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

const PROJECTS = 4;

const ProjectMosaic = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "home-parts" */ '../components/ProjectMosaic'))
      .ProjectMosaic,
);

export const projects: Slice<Queries.ProjectsSliceFragment> = ({ primary, fields }, page) => {
  const pieces = (fields ?? []).map(({ project }) => toPiece(project));
  const ownProjects = pieces.flatMap((piece) => (piece && !('kind' in piece) ? piece : []));
  const picked = withoutRepeats(ownProjects);
  if (picked.length === 0 && page.projects.length === 0) return undefined;
  return {
    render: (place) => {
      const newest = withoutFeatured(page.projects, place).slice(0, countOf(primary, PROJECTS));
      const shown = picked.length > 0 ? withoutFeatured(picked, place) : newest;
      if (shown.length === 0) return null;
      return (
        <HeadedSection
          heading={toText(primary?.heading) ?? <FormattedMessage id="projects.title" />}
          href={listPath('project', place.lang)}
          linkText={<FormattedMessage id="projects.all" />}
        >
          <ProjectMosaic projects={shown} />
        </HeadedSection>
      );
    },
  };
};
