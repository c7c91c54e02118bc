import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { Feature } from '../components/Feature';
import { ProjectCard } from '../components/ProjectCard';
import { AssociationCard } from '../components/AssociationCard';
import { GridSection } from '../components/GridSection';
import { Register } from '../components/Register';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import { toArticleCard } from '../content/article';
import { toAssociationCard } from '../content/association';
import { toList } from '../content/connection';
import { toProjectCard } from '../content/project';
import type { Language } from '../i18n/languages';
import { compareTitles } from '../i18n/sortOrder';
import { PageHead } from '../layout/PageHead';
import { useNavigation } from '../layout/useNavigation';
import { listPath } from '../routes';

export const query = graphql`
  query HomePage($lang: String!) {
    prismic {
      allArticles(lang: $lang, sortBy: published_date_DESC, first: 6) {
        edges {
          node {
            ...ArticleCard
          }
        }
      }
      allProjects(lang: $lang, sortBy: meta_lastPublicationDate_DESC, first: 4) {
        edges {
          node {
            ...ProjectCard
          }
        }
      }
      allAssociations(lang: $lang, sortBy: title_ASC, first: 20) {
        edges {
          node {
            ...AssociationCard
          }
        }
      }
    }
  }
`;

type Context = { lang: Language };

/** One large piece, a register of what is new, projects, associations. */
export default function HomeTemplate({
  data: { prismic },
  pageContext: { lang },
}: PageProps<Queries.HomePageQuery, Context>) {
  const [feature, ...articles] = toList(prismic.allArticles, toArticleCard);
  const projects = toList(prismic.allProjects, toProjectCard);
  const associations = toList(prismic.allAssociations, toAssociationCard).sort((a, b) =>
    compareTitles(a.title, b.title, lang),
  );
  return (
    <Stack $space={6}>
      <Feature article={feature} />
      {articles.length > 0 && (
        <Section>
          <SectionHeader
            heading={<FormattedMessage id="home.news" />}
            href={listPath('article', lang)}
          />
          <Register articles={articles} />
        </Section>
      )}
      <GridSection
        columns={2}
        header={
          <SectionHeader
            heading={<FormattedMessage id="home.projects" />}
            href={listPath('project', lang)}
            linkText={<FormattedMessage id="projects.all" />}
          />
        }
      >
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </GridSection>
      <GridSection
        columns={4}
        header={
          <SectionHeader
            heading={<FormattedMessage id="home.associations" />}
            href={listPath('association', lang)}
            linkText={<FormattedMessage id="associations.all" />}
          />
        }
      >
        {associations.map((association) => (
          <AssociationCard key={association.id} association={association} />
        ))}
      </GridSection>
    </Stack>
  );
}

export function Head(head: HeadProps<Queries.HomePageQuery, Context>) {
  const navigation = useNavigation(head.pageContext.lang);
  return <PageHead page={head} subject={{ kind: 'FrontPage', navigation }} />;
}
