import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Facts, isKnown } from '../components/Facts';
import type { Fact } from '../components/Facts';
import { TitleLink } from '../components/Link';
import { FactStrip } from '../components/FactStrip';
import { Hero } from '../components/Hero';
import { Names } from '../components/Names';
import { PageTitle } from '../components/PageTitle';
import { RelatedItems } from '../components/furtherPages';
import { Neighbours } from '../components/Neighbours';
import { PlateGallery } from '../components/PlateGallery';
import { Stack } from '../components/Section';
import { DocumentView } from '../components/DocumentView';
import { toNeighbours } from '../content/types/neighbours';
import { toProject } from '../content/types/project';
import { completeRelated } from '../content/types/related';
import { PageHead } from '../head/PageHead';
import { Breadcrumbs } from '../components/Breadcrumbs';
import type { PageContext } from '../pageContext';

export const query = graphql`
  query ProjectPage(
    $uid: String!
    $lang: String!
    $paginationPreviousUid: String!
    $paginationNextUid: String!
    $suggested: [String!]
    $hasSuggested: Boolean = false
  ) {
    prismic {
      project(uid: $uid, lang: $lang) {
        ...Project
      }
      ...ProjectNeighbours
      ...Suggestions
    }
  }
`;

const steps = ['project'] as const;

const Strip = styled.div<{ $isBelowField: boolean }>`
  padding: ${({ $isBelowField }) => ($isBelowField ? 'calc(2 * var(--baseline))' : 0)} var(--edge) 0;
`;

export default function ProjectTemplate({
  data: { prismic },
  pageContext,
}: PageProps<Queries.ProjectPageQuery, PageContext>) {
  const { names, suggested } = pageContext;
  // These parts need equal props until hydration, or React discards their HTML.
  const project = useMemo(() => toProject(prismic.project, names), [prismic, names]);
  const related = useMemo(
    () => completeRelated(project, prismic, suggested),
    [project, prismic, suggested],
  );
  if (!project) return null;
  const { lang, title, heading = title, image, designers, year, location } = project;
  const { association, photographer, plates } = project;
  const facts: Fact[] = [
    { label: 'project.field', value: project.field },
    { label: 'project.client', value: project.client },
    { label: 'project.materials', value: project.materials },
    { label: 'project.measures', value: project.measures },
    { label: 'article.photographer', value: photographer && <Names names={photographer} /> },
  ];
  return (
    <Stack $space={4}>
      <DocumentView
        {...project}
        isPictorial
        header={
          <div>
            <Hero image={image} isFull />
            <PageTitle kicker={<Breadcrumbs page={project} steps={steps} />} isField={!image}>
              {heading}
            </PageTitle>
            <Strip $isBelowField={!image}>
              <FactStrip
                facts={[
                  { label: 'project.designer', value: designers && <Names names={designers} /> },
                  { label: 'project.year', value: year },
                  { label: 'project.location', value: location },
                  {
                    label: 'project.association',
                    value: association && <TitleLink document={association} />,
                  },
                ]}
              />
            </Strip>
          </div>
        }
        after={facts.some(isKnown) && <Facts facts={facts} />}
      />
      {plates.length > 0 && <PlateGallery plates={plates} name={title} lang={lang} />}
      <RelatedItems items={related} />
      <Neighbours of="project" lang={lang} {...toNeighbours(pageContext, prismic.neighbours)} />
    </Stack>
  );
}

export function Head(head: HeadProps<Queries.ProjectPageQuery, PageContext>) {
  const project = toProject(head.data.prismic.project, head.pageContext.names);
  if (!project) return null;
  return (
    <PageHead page={head} subject={{ kind: 'CreativeWork', document: project }} steps={steps} />
  );
}
