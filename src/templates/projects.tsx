import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { Card } from '../components/Card';
import { GridSection } from '../components/GridSection';
import { NoResults } from '../components/NoResults';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { toProjectCard } from '../content/project';
import { toList } from '../content/connection';
import type { Language } from '../i18n/languages';
import { PageHead } from '../layout/PageHead';

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
        {projects.map(({ id, title, path, image, designer, year }) => (
          <Card
            key={id}
            headingLevel={2}
            heading={title}
            href={path}
            image={image}
            subheading={designer}
            date={year}
          />
        ))}
      </GridSection>
      {projects.length === 0 && (
        <Section>
          <NoResults>
            <FormattedMessage id="list.empty" />
          </NoResults>
        </Section>
      )}
    </>
  );
}

type Context = { lang: Language };

export function Head({ pageContext: { lang } }: HeadProps<Queries.ProjectsPageQuery, Context>) {
  return <PageHead lang={lang} titleId="projects.title" />;
}
