import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { DocumentView } from '../components/DocumentView';
import { Figure } from '../components/Figure';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { TitleLink } from '../components/Link';
import { Stack } from '../components/Section';
import { RelatedItems } from '../components/furtherPages';
import { TitleBlock, webFacts } from '../components/TitleBlock';
import { toPerson, toWorks } from '../content/types/person';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { windowFrom } from '../styles/grid';

export const query = graphql`
  query PersonPage(
    $uid: String!
    $lang: String!
    $articles: [String!]
    $hasArticles: Boolean = false
    $projects: [String!]
    $hasProjects: Boolean = false
  ) {
    prismic {
      person(uid: $uid, lang: $lang) {
        ...Person
      }
      ...Works
    }
  }
`;

const steps = ['person'] as const;

const PersonWorks = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "person-works" */ '../components/PersonWorks')).PersonWorks,
);

export default function PersonTemplate({
  data: { prismic },
  pageContext: { works: roles, hasMore },
}: PageProps<Queries.PersonPageQuery, PageContext>) {
  // `PersonWorks` and `RelatedItems` need equal props until hydration, or React discards their HTML.
  const person = useMemo(() => toPerson(prismic.person), [prismic]);
  const works = useMemo(() => toWorks(prismic, roles), [prismic, roles]);
  if (!person) return null;
  const { title, heading = title, image, occupation, association } = person;
  return (
    <Stack $space={4}>
      <DocumentView
        {...person}
        header={
          <TitleBlock
            title={heading}
            kicker={<Breadcrumbs page={person} steps={steps} />}
            picture={
              image && <Figure image={image} sizes={`${windowFrom.tablet} 22vw, 12rem`} isFirst />
            }
            facts={[
              { label: 'person.occupation', value: occupation },
              {
                label: 'project.association',
                value: association && <TitleLink document={association} />,
              },
              ...webFacts(person),
            ]}
          />
        }
      />
      <PersonWorks person={person} works={works} hasMore={hasMore} />
      <RelatedItems items={person.related} />
    </Stack>
  );
}

export function Head(head: HeadProps<Queries.PersonPageQuery, PageContext>) {
  const person = toPerson(head.data.prismic.person);
  if (!person) return null;
  return <PageHead page={head} subject={{ kind: 'Person', document: person }} steps={steps} />;
}
