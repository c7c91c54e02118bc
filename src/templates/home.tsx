import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { AssociationIndex } from '../components/AssociationIndex';
import { Callout } from '../components/Callout';
import { Feature } from '../components/Feature';
import { Link } from '../components/Link';
import { LinkRegister } from '../components/LinkRegister';
import { ProjectMosaic } from '../components/ProjectMosaic';
import { Register } from '../components/Register';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import { Timetable } from '../components/Timetable';
import { toHome, type HomeSection } from '../content/home';
import { phaseOf } from '../content/occasion';
import type { Language } from '../i18n/languages';
import { compareTitles } from '../i18n/sortOrder';
import { PageHead } from '../head/PageHead';
import { useNavigation } from '../layout/useNavigation';
import { useNow } from '../state/useNow';
import { categoriesOf, categoryPath, listPath } from '../addresses';

// Twenty is what older repositories give at most in an answer.
export const query = graphql`
  query HomePage($lang: String!) {
    prismic {
      allHomepages(lang: $lang, first: 1) {
        edges {
          node {
            ...HomeSections
          }
        }
      }
      allArticles(lang: $lang, sortBy: published_date_DESC, first: 20) {
        ...ArticleList
      }
      events: allArticles(
        lang: $lang
        where: { type: "event" }
        sortBy: start_date_DESC
        first: 20
      ) {
        ...ArticleList
      }
      allProjects(lang: $lang, sortBy: meta_lastPublicationDate_DESC, first: 12) {
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

/** What an editor put together in the homepage document, in that order. */
export default function HomeTemplate({
  data: { prismic },
  pageContext: { lang },
}: PageProps<Queries.HomePageQuery, Context>) {
  const sections = toHome(prismic);
  const isLed = sections[0]?.kind === 'feature';
  return (
    <>
      {!isLed && (
        <Section as="header">
          <h1>
            <FormattedMessage id="sitename" />
          </h1>
        </Section>
      )}
      <Stack $space={6}>
        {sections.map((section, index) => (
          <Part key={index} section={section} lang={lang} isFirst={index === 0} />
        ))}
      </Stack>
    </>
  );
}

type PartProps = { section: HomeSection; lang: Language; isFirst: boolean };

function Part({ section, lang, isFirst }: PartProps) {
  switch (section.kind) {
    case 'feature':
      return <Feature {...section} headingLevel={isFirst ? 1 : 2} />;
    case 'news':
      return <News {...section} lang={lang} />;
    case 'events':
      return <Events {...section} lang={lang} />;
    case 'projects':
      return (
        <Section>
          <SectionHeader
            heading={section.heading ?? <FormattedMessage id="home.projects" />}
            href={listPath('project', lang)}
            linkText={<FormattedMessage id="projects.all" />}
          />
          <ProjectMosaic projects={section.projects} />
        </Section>
      );
    case 'associations':
      return <Associations {...section} lang={lang} />;
    case 'callout':
      return <Callout {...section} />;
    case 'links':
      return (
        <Section>
          <SectionHeader heading={section.heading} />
          <LinkRegister links={section.links} />
        </Section>
      );
  }
}

type Of<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }> & Context;

function News({ heading, category, articles, hasEvents, lang }: Of<'news'>) {
  const isListed = category !== undefined && categoriesOf(lang).includes(category);
  return (
    <Section>
      <SectionHeader
        heading={
          heading ?? category ?? <FormattedMessage id={hasEvents ? 'home.news' : 'article.news'} />
        }
        href={isListed ? categoryPath(category, lang) : listPath('article', lang)}
      />
      <Register articles={articles} />
    </Section>
  );
}

// As in the headers of the other sections.
const Onward = styled(Link)`
  font-size: var(--text);
  color: var(--ink);
`;

/** What goes on, then what comes, the nearest first, as it is when the page is read. */
function Events({ heading, events, count, lang }: Of<'events'>) {
  const now = useNow();
  const inPhase = (phase: ReturnType<typeof phaseOf>) =>
    events.filter(({ occasion }) => phaseOf(occasion, now) === phase);
  return (
    <Timetable
      heading={heading ?? <FormattedMessage id="events.title" />}
      note={
        <Onward to={{ href: listPath('event', lang) }}>
          <FormattedMessage id="events.back" />
        </Onward>
      }
      events={[...inPhase('running'), ...inPhase('upcoming').reverse()].slice(0, count)}
    />
  );
}

function Associations({ heading, associations, lang }: Of<'associations'>) {
  const sorted = [...associations].sort((a, b) => compareTitles(a.title, b.title, lang));
  return (
    <Section>
      <SectionHeader
        heading={heading ?? <FormattedMessage id="home.associations" />}
        href={listPath('association', lang)}
        linkText={<FormattedMessage id="associations.all" />}
      />
      <AssociationIndex associations={sorted} />
    </Section>
  );
}

export function Head(head: HeadProps<Queries.HomePageQuery, Context>) {
  const navigation = useNavigation(head.pageContext.lang);
  return <PageHead page={head} subject={{ kind: 'FrontPage', navigation }} />;
}
