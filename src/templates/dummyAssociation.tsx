import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { Facts } from '../components/Facts';
import { GridSection } from '../components/GridSection';
import { Link } from '../components/Link';
import { ProjectCard } from '../components/ProjectCard';
import { Register } from '../components/Register';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import { Story } from '../components/Story';
import { SubNavigation } from '../components/SubNavigation';
import type { ArticleCard } from '../content/articleCard';
import type { Association } from '../content/association';
import type { TitledDocument } from '../content/document';
import type { ProjectCard as Project } from '../content/projectCard';
import type { Language } from '../i18n/languages';
import { PageHead } from '../layout/PageHead';
import type { PageContext } from '../layout/translations';
import { dummyPath, elementsPath } from '../routes';

/** What build/pages/samples gives the page. */
type Context = {
  lang: Language;
  heading: string;
  association: Association;
  subpages: TitledDocument[];
  articles: ArticleCard[];
  projects: Project[];
};

/** An association with the longest name, without a logo, with pages, news and projects of its own. */
export default function DummyAssociationTemplate({ pageContext }: PageProps<unknown, Context>) {
  const { lang, heading, association, subpages, articles, projects } = pageContext;
  const { website, email, register } = association;
  return (
    <Stack $space={4}>
      <Story
        {...association}
        kicker={<Link to={{ href: elementsPath(lang) }}>{heading}</Link>}
        margin={
          <Stack $space={1}>
            <Facts
              facts={[
                {
                  label: 'association.website',
                  value: website && <Link to={website}>{website.href}</Link>,
                },
                {
                  label: 'association.email',
                  value: email && <Link to={{ href: `mailto:${email}` }}>{email}</Link>,
                },
              ]}
            />
            {register && (
              <p>
                <Link to={register}>
                  <FormattedMessage id="associations.register" />
                </Link>
              </p>
            )}
            <SubNavigation
              heading={<FormattedMessage id="association.pages" />}
              links={subpages.map(({ title, path }) => ({ title, href: path }))}
            />
          </Stack>
        }
      />
      <Section>
        <SectionHeader
          heading={<FormattedMessage id="association.news" />}
          href={dummyPath('events', lang)}
        />
        <Register articles={articles} />
      </Section>
      <GridSection
        columns={2}
        header={<SectionHeader heading={<FormattedMessage id="projects.related" />} />}
      >
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </GridSection>
    </Stack>
  );
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  return <PageHead page={head} title={head.pageContext.heading} isHidden />;
}
