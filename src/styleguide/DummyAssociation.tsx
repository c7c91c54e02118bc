import { FormattedMessage } from 'react-intl';
import { AssociationStory } from '../components/AssociationStory';
import { Link } from '../components/Link';
import { ProjectMosaic } from '../components/ProjectMosaic';
import { Register } from '../components/Register';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import type { ArticleCard } from '../content/articleCard';
import type { Association } from '../content/association';
import type { TitledDocument } from '../content/document';
import type { ProjectCard as Project } from '../content/projectCard';
import type { Language } from '../i18n/languages';
import { dummyPath, elementsPath } from '../addresses';

/** What styleguide/samples gives the page. */
export type DummyAssociationContext = {
  lang: Language;
  heading: string;
  association: Association;
  subpages: TitledDocument[];
  articles: ArticleCard[];
  projects: Project[];
};

/** An association with the longest name, without a logo, with pages, news and projects of its own. */
export function DummyAssociation(context: DummyAssociationContext) {
  const { lang, heading, association, subpages, articles, projects } = context;
  return (
    <Stack $space={4}>
      <AssociationStory
        association={association}
        pages={subpages}
        kicker={<Link to={{ href: elementsPath(lang) }}>{heading}</Link>}
      />
      <Section>
        <SectionHeader
          heading={<FormattedMessage id="association.news" />}
          href={dummyPath('events', lang)}
        />
        <Register articles={articles} />
      </Section>
      <Section>
        <SectionHeader heading={<FormattedMessage id="projects.related" />} />
        <ProjectMosaic projects={projects} />
      </Section>
    </Stack>
  );
}
