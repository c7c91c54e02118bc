import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Link } from '../components/Link';
import { Names } from '../components/Names';
import { Neighbours } from '../components/Neighbours';
import { ProjectHeader } from '../components/ProjectHeader';
import { Stack } from '../components/Stack';
import { DocumentView } from '../components/DocumentView';
import { toNeighbours } from '../content/types/neighbours';
import { toProject } from '../content/types/project';
import { documentTypes } from '../documentTypes';
import { PageHead } from '../head/PageHead';
import { Breadcrumbs } from '../components/Breadcrumbs';
import type { PageContext } from '../pageContext';

export const query = graphql`
  query ProjectPage(
    $uid: String!
    $lang: String!
    $paginationPreviousUid: String!
    $paginationNextUid: String!
  ) {
    prismic {
      project(uid: $uid, lang: $lang) {
        ...Project
      }
      ...ProjectNeighbours
    }
  }
`;

const steps = ['project'] as const;

export default function ProjectTemplate({
  data: { prismic },
  pageContext,
}: PageProps<Queries.ProjectPageQuery, PageContext>) {
  const project = toProject(prismic.project, pageContext.names);
  if (!project) return null;
  const { lang, designers, year, location, association } = project;
  return (
    <Stack $space={4}>
      <DocumentView
        {...project}
        isPictorial
        header={
          <ProjectHeader
            {...project}
            kicker={<Breadcrumbs page={project} steps={steps} />}
            facts={[
              { label: 'project.designer', value: designers && <Names names={designers} /> },
              { label: 'project.year', value: year },
              { label: 'project.location', value: location },
              {
                label: 'project.association',
                value: association && (
                  <Link to={{ href: association.path }}>{association.title}</Link>
                ),
              },
            ]}
          />
        }
      />
      <Neighbours of="project" lang={lang} {...toNeighbours(pageContext, prismic.neighbours)} />
    </Stack>
  );
}

export function Head(head: HeadProps<Queries.ProjectPageQuery, PageContext>) {
  const project = toProject(head.data.prismic.project, head.pageContext.names);
  if (!project) return null;
  return (
    <PageHead
      page={head}
      title={project.title}
      description={project.summary}
      image={project.image}
      subject={{ kind: documentTypes.project.schemaType, document: project }}
      steps={steps}
    />
  );
}
