import { FormattedMessage } from 'react-intl';
import { ArticleList } from '../components/ArticleList';
import { AssociationView } from '../components/AssociationView';
import { Link } from '../components/Link';
import { ProjectMosaic } from '../components/ProjectMosaic';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import type { ArticleCard } from '../content/articleCard';
import type { Association } from '../content/association';
import type { TitledDocument } from '../content/document';
import type { ProjectCard as Project } from '../content/projectCard';
import type { Language } from '../i18n/languages';
import { dummyPath, elementsPath } from '../addresses';

/** The page context, from styleguide/samples. */
export type DummyAssociationContext = {
  lang: Language;
  heading: string;
  association: Association;
  subpages: TitledDocument[];
  articles: ArticleCard[];
  projects: Project[];
};

/** The sample page of an association: longest name, no logo, with pages, news and projects. */
export function DummyAssociation(context: DummyAssociationContext) {
  const { lang, heading, association, subpages, articles, projects } = context;
  return (
    <Stack $space={4}>
      <AssociationView
        association={association}
        pages={subpages}
        kicker={<Link to={{ href: elementsPath(lang) }}>{heading}</Link>}
      />
      <Section>
        <SectionHeader
          heading={<FormattedMessage id="association.news" />}
          href={dummyPath('events', lang)}
        />
        <ArticleList articles={articles} />
      </Section>
      <Section>
        <SectionHeader heading={<FormattedMessage id="projects.related" />} />
        <ProjectMosaic projects={projects} />
      </Section>
    </Stack>
  );
}
