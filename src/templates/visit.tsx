import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Admission } from '../components/Admission';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { ContactFacts } from '../components/ContactFacts';
import { DocumentView } from '../components/DocumentView';
import { EventList } from '../components/EventList';
import { Figure } from '../components/Figure';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { Stack } from '../components/Stack';
import { VisitFacts } from '../components/VisitFacts';
import { VisitHeader } from '../components/VisitHeader';
import { toArticleCard } from '../content/types/articleCard';
import type { ArticleCard } from '../content/types/articleCard';
import { toCentreHours } from '../content/types/home';
import { headOf, toPage } from '../content/types/page';
import type { Page } from '../content/types/page';
import { toVisit } from '../content/types/visit';
import type { Price } from '../content/types/article';
import { toList } from '../content/values/documentList';
import { inPhase } from '../content/values/occasion';
import {
  nextOpening,
  toMapAddress,
  toPlace,
  upcomingExceptions,
  weekOf,
} from '../content/values/openingHours';
import type { OpeningHours, Place } from '../content/values/openingHours';
import { PageHead } from '../head/PageHead';
import { useNavigation } from '../layout/useNavigation';
import { useSection } from '../layout/useSection';
import type { PageContext } from '../pageContext';
import { useNow } from '../state/useNow';
import { windowFrom } from '../styles/media';

export const query = graphql`
  query VisitPage($uid: String!, $lang: String!) {
    prismic {
      page(uid: $uid, lang: $lang) {
        ...Page
        ...Visit
      }
      allHomepages(lang: $lang, first: 1) {
        edges {
          node {
            ...CentreFacts
          }
        }
      }
      events: allArticles(
        lang: $lang
        where: { type: "event" }
        sortBy: start_date_DESC
        first: 20
      ) {
        ...ArticleList
      }
    }
  }
`;

const VisitMap = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "visit-map" */ '../components/VisitMap')).VisitMap,
);

export default function VisitTemplate({ data: { prismic } }: PageProps<Queries.VisitPageQuery>) {
  // `VisitMap` needs equal props until hydration, or React discards its HTML.
  const { page, visit, hours, place, events } = useMemo(() => toContent(prismic), [prismic]);
  if (!page || !visit) return null;
  const { lang, image } = page;
  return (
    <DocumentView
      {...page}
      lead={undefined}
      header={
        <Stack $space={1}>
          <Header page={page} hours={hours} />
          <CentreFacts page={page} hours={hours} place={place} price={visit.price} />
        </Stack>
      }
      opening={
        <>
          <VisitMap lang={lang} way={visit.way} place={place} />
          {visit.parts.map((part, index) => (
            <VisitFacts key={index} {...part} />
          ))}
          <Events events={events} />
        </>
      }
      figure={image && <Figure image={image} sizes={`${windowFrom.desktop} 60vw, 95vw`} />}
    />
  );
}

function toContent(prismic: Queries.VisitPageQuery['prismic']) {
  const page = toPage(prismic.page);
  const homepage = prismic.allHomepages.edges?.[0]?.node;
  return {
    page,
    visit: page && prismic.page ? toVisit(prismic.page, page.id) : undefined,
    hours: toCentreHours(homepage),
    place: toPlace(homepage?.location),
    events: toList(prismic.events, toArticleCard),
  };
}

// These components are separate, because they render again with the reader's time after hydration.

type HeaderProps = { page: Page; hours: OpeningHours[] };

function Header({ page, hours }: HeaderProps) {
  const now = useNow();
  const { steps } = useSection(page);
  return (
    <VisitHeader
      {...page}
      kicker={<Breadcrumbs page={page} steps={steps} />}
      opening={nextOpening(hours, now)}
    />
  );
}

type FactsProps = HeaderProps & { place?: Place; price?: Price };

function CentreFacts({ page: { lang }, hours, place, price }: FactsProps) {
  const day = useNow((now) => now.slice(0, 'YYYY-MM-DD'.length));
  const { address, telephone, contact } = useNavigation(lang) ?? {};
  return (
    <ContactFacts
      {...{ lang, address, telephone, contact }}
      map={place && toMapAddress(place)}
      admission={price && <Admission price={price} lang={lang} />}
      week={weekOf(hours)}
      exceptions={upcomingExceptions(hours, day)}
    />
  );
}

const UPCOMING_EVENTS = 3;

function Events({ events }: { events: ArticleCard[] }) {
  const now = useNow();
  return (
    <>
      <EventList
        heading={<FormattedMessage id="events.running" />}
        events={inPhase(events, 'running', now)}
      />
      <EventList
        heading={<FormattedMessage id="events.upcoming" />}
        events={inPhase(events, 'upcoming', now).reverse().slice(0, UPCOMING_EVENTS)}
      />
    </>
  );
}

export function Head(head: HeadProps<Queries.VisitPageQuery, PageContext>) {
  const { page, hours, place } = toContent(head.data.prismic);
  const { steps } = useSection(page);
  const navigation = useNavigation(page?.lang);
  const now = useNow();
  if (!page) return null;
  const subject = { kind: 'Centre', navigation, hours, place, now } as const;
  return <PageHead page={head} steps={steps} subject={subject} {...headOf(page)} />;
}
