import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { hydrateAll } from '../components/hydrateOnInteraction';
import { Section, Stack } from '../components/Section';
import { Today } from '../components/Today';
import { toArticleCard } from '../content/types/articleCard';
import type { ArticleCard } from '../content/types/articleCard';
import { sortCalls } from '../content/values/calls';
import { toText } from '../content/values/cmsValues';
import { toTitledDocument } from '../content/values/document';
import { toList } from '../content/values/documentList';
import { toCallsPage, toCentreHours } from '../content/types/home';
import { endOfEvent, inPhase } from '../content/values/occasion';
import { nextOpening } from '../content/values/openingHours';
import type { Language } from '../i18n/languages';
import { PageHead } from '../head/PageHead';
import { useNavigation } from '../layout/useNavigation';
import { featuredAt, toSections } from '../slices/homeSlices';
import { useNow } from '../state/useNow';

// Each list has at most 20 documents, because older Prismic repositories return no more.
export const query = graphql`
  query HomePage($lang: String!) {
    prismic {
      allHomepages(lang: $lang, first: 1) {
        edges {
          node {
            ...HomeFacts
            ...HomeSlices
          }
        }
      }
      allArticles(lang: $lang, where: { type: "article" }, sortBy: published_date_DESC, first: 20) {
        ...ArticleList
      }
      events: allArticles(
        lang: $lang
        where: { type: "event" }
        sortBy: start_date_DESC
        first: 20
      ) {
        edges {
          node {
            ...EventCard
          }
        }
      }
      allProjects(lang: $lang, sortBy: meta_lastPublicationDate_DESC, first: 12) {
        ...ProjectList
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

type Featured = { featured: ReadonlySet<string> };

export default function HomeTemplate({
  data: { prismic },
  pageContext: { lang },
}: PageProps<Queries.HomePageQuery, Context>) {
  const sections = useMemo(() => toSections(prismic), [prismic]);
  // One text, which `useNow` compares: the page renders again only if a featured document changes.
  const current = useNow((now) => featuredAt(sections, now).join(' '));
  const [ids, setIds] = useState(current);
  // React discards the HTML of sections whose props change before they hydrate.
  useEffect(() => {
    let isWanted = true;
    if (current !== ids) void hydrateAll().then(() => isWanted && setIds(current));
    return () => {
      isWanted = false;
    };
  }, [current, ids]);
  const featured = useMemo(() => new Set(ids.split(' ')), [ids]);
  const elements = useMemo(() => {
    const shown = ids.split(' ');
    return sections.map(({ render }, index) => (
      <Fragment key={index}>
        {render({ lang, isFirst: index === 0, featured, shown: shown[index] })}
      </Fragment>
    ));
  }, [sections, ids, featured, lang]);
  const hasLeadingFeature = sections[0]?.name === 'PRISMIC_HomepageSectionsFeature';
  return (
    <>
      {!hasLeadingFeature && (
        <Section as="header">
          <h1>
            <FormattedMessage id="sitename" />
          </h1>
        </Section>
      )}
      <OnToday prismic={prismic} lang={lang} featured={featured} />
      <Stack $space={6}>{elements}</Stack>
    </>
  );
}

/** This component is separate, because it renders again with the reader's time after hydration. */
function OnToday({ prismic, lang, featured }: Queries.HomePageQuery & Context & Featured) {
  const now = useNow();
  const events = toList(prismic.events, toArticleCard).filter(({ id }) => !featured.has(id));
  const [running] = inPhase(events, 'running', now).sort((a, b) => lastMoment(a) - lastMoment(b));
  const homepage = prismic.allHomepages.edges?.[0]?.node;
  const { path = '', calls = [] } = toCallsPage(homepage) ?? {};
  // `sortCalls` puts calls with a future deadline first.
  const [call] = sortCalls(calls, now);
  return (
    <Today
      lang={lang}
      introduction={toText(homepage?.introduction)}
      opening={nextOpening(toCentreHours(homepage), now)}
      visit={toTitledDocument(homepage?.visit_page)?.path}
      running={running}
      upcoming={inPhase(events, 'upcoming', now).at(-1)}
      call={call && !call.isClosed ? { ...call, path } : undefined}
    />
  );
}

function lastMoment({ occasion }: ArticleCard): number {
  return occasion ? endOfEvent(occasion) : Infinity;
}

export function Head(head: HeadProps<Queries.HomePageQuery, Context>) {
  const navigation = useNavigation(head.pageContext.lang);
  const homepage = head.data.prismic.allHomepages.edges?.[0]?.node;
  return <PageHead page={head} subject={{ kind: 'FrontPage', navigation, homepage }} />;
}
