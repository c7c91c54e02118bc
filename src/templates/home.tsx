import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Feature } from '../components/Feature';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { Link } from '../components/Link';
import { ProjectMosaic } from '../components/ProjectMosaic';
import { ArticleList } from '../components/ArticleList';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import { EventList } from '../components/EventList';
import { Today } from '../components/Today';
import { toArticleCard } from '../content/articleCard';
import type { ArticleCard } from '../content/articleCard';
import { sortCalls } from '../content/calls';
import { toList } from '../content/documentList';
import { toCallsPage, toCentreHours, toHome } from '../content/home';
import type { HomeSection } from '../content/home';
import { endOfEvent, inPhase } from '../content/occasion';
import { nextOpening } from '../content/openingHours';
import type { Language } from '../i18n/languages';
import { PageHead } from '../head/PageHead';
import { useNavigation } from '../layout/useNavigation';
import { useBrowserValue } from '../state/useBrowserValue';
import { useNow } from '../state/useNow';
import { categoryPath, isListedCategory, listPath } from '../addresses';
import { labelOfAll } from '../i18n/categoryLabels';

// Older repositories return at most 20 documents per request.
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

// Complete in the HTML: their code is not part of the first load, where there is no room for it.

const AssociationGrid = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "home-parts" */ '../components/AssociationGrid'))
      .AssociationGrid,
  false,
);

const Callout = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "home-parts" */ '../components/Callout')).Callout,
  false,
);

const LinkList = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "home-parts" */ '../components/LinkList')).LinkList,
  false,
);

/** The sections that an editor put into the homepage document, in the same order. */
export default function HomeTemplate({
  data: { prismic },
  pageContext: { lang },
}: PageProps<Queries.HomePageQuery, Context>) {
  // The parts must not get other props before they are hydrated.
  const sections = useMemo(() => toHome(prismic), [prismic]);
  const hasLeadingFeature = sections[0]?.kind === 'feature';
  return (
    <>
      {!hasLeadingFeature && (
        <Section as="header">
          <h1>
            <FormattedMessage id="sitename" />
          </h1>
        </Section>
      )}
      <OnToday prismic={prismic} lang={lang} />
      <Stack $space={6}>
        {sections.map((section, index) => (
          <Part key={index} section={section} lang={lang} isFirst={index === 0} />
        ))}
      </Stack>
    </>
  );
}

/** By itself, because it renders again at the reader's time, right after hydration. */
function OnToday({ prismic, lang }: Queries.HomePageQuery & Context) {
  const now = useNow();
  const isLive = useBrowserValue(() => true, false);
  const events = toList(prismic.events, toArticleCard);
  const [running] = inPhase(events, 'running', now).sort((a, b) => lastMoment(a) - lastMoment(b));
  const { path = '', calls = [] } = toCallsPage(prismic) ?? {};
  // The calls with a deadline to come are first.
  const [call] = sortCalls(calls, now);
  return (
    <Today
      lang={lang}
      isLive={isLive}
      opening={nextOpening(toCentreHours(prismic), now)}
      running={running}
      upcoming={inPhase(events, 'upcoming', now).at(-1)}
      call={call && !call.isClosed ? { ...call, path } : undefined}
    />
  );
}

function lastMoment({ occasion }: ArticleCard): number {
  return occasion ? endOfEvent(occasion) : Infinity;
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
      return (
        <Section>
          <SectionHeader
            heading={section.heading ?? <FormattedMessage id="home.associations" />}
            href={listPath('association', lang)}
            linkText={<FormattedMessage id="associations.all" />}
          />
          <AssociationGrid associations={section.associations} lang={lang} />
        </Section>
      );
    case 'callout':
      return <Callout {...section} />;
    case 'links':
      return (
        <Section>
          <SectionHeader heading={section.heading} />
          <LinkList links={section.links} />
        </Section>
      );
  }
}

type Of<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }> & Context;

function News({ heading, category, articles, hasEvents, lang }: Of<'news'>) {
  const isListed = category !== undefined && isListedCategory(category);
  return (
    <Section>
      <SectionHeader
        heading={
          heading ??
          (category === undefined ? (
            <FormattedMessage id={hasEvents ? 'home.news' : 'article.news'} />
          ) : (
            labelOfAll(category, lang)
          ))
        }
        href={isListed ? categoryPath(category, lang) : listPath('article', lang)}
      />
      <ArticleList articles={articles} />
    </Section>
  );
}

// Looks like the links in the headers of the other sections.
const ListLink = styled(Link)`
  font-size: var(--text);
  color: var(--ink);
`;

/** Current events, then upcoming ones with the nearest first, at the reader's time. */
function Events({ heading, events, count, lang }: Of<'events'>) {
  const now = useNow();
  return (
    <EventList
      heading={heading ?? <FormattedMessage id="events.title" />}
      note={
        <ListLink to={{ href: listPath('event', lang) }}>
          <FormattedMessage id="events.back" />
        </ListLink>
      }
      events={[
        ...inPhase(events, 'running', now),
        ...inPhase(events, 'upcoming', now).reverse(),
      ].slice(0, count)}
    />
  );
}

export function Head(head: HeadProps<Queries.HomePageQuery, Context>) {
  const navigation = useNavigation(head.pageContext.lang);
  return <PageHead page={head} subject={{ kind: 'FrontPage', navigation }} />;
}
