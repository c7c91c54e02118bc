import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { ContactFacts } from '../components/ContactFacts';
import { DocumentView } from '../components/DocumentView';
import { Figure } from '../components/Figure';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { Stack } from '../components/Section';
import { OpeningTime } from '../components/OpeningTime';
import { RichText } from '../components/RichText';
import { titleLines } from '../components/unbrokenWords';
import { toArticleCard } from '../content/types/articleCard';
import { toCentreHours } from '../content/types/home';
import { headOf, toPage } from '../content/types/page';
import type { Page } from '../content/types/page';
import { toVisit } from '../content/types/visit';
import type { Price } from '../content/types/price';
import { toList } from '../content/values/documentList';
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
import { columns, columnsFrom, media } from '../styles/grid';
import { onField } from '../styles/onField';
import { type } from '../styles/type';

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
  async () =>
    (await import(/* webpackChunkName: "visit-parts" */ '../components/VisitMap')).VisitMap,
);

const VisitFacts = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "visit-parts" */ '../components/VisitFacts')).VisitFacts,
);

const Events = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "visit-parts" */ '../slices/events')).EventsView,
);

const Admission = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "admission" */ '../components/Admission')).Admission,
);

const EVENTS = 4;

/* Prints what a visitor needs, on one sheet of A4: neither the events nor the text at the end. */
const Sheet = styled.div`
  @media print {
    --baseline: 0.25rem;
    --heading-1: 20pt;
    --heading-2: 12pt;
    --heading-3: 9pt;
    --text: 8pt;
    --text-small: 8pt;
    font-size: 8pt;

    :is(div, p, li, dt, dd) {
      line-height: 1.25;
    }

    [data-margin] {
      display: none;
    }
  }
`;

/* The element is empty, and takes no space, if all events have ended since the build. */
const OnScreen = styled.div`
  &:empty {
    display: none;
  }
`;

export default function VisitTemplate({ data: { prismic } }: PageProps<Queries.VisitPageQuery>) {
  const { page, visit, hours, place, events } = useMemo(() => toContent(prismic), [prismic]);
  if (!page || !visit) return null;
  const { lang, image } = page;
  return (
    <Sheet data-sheet>
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
            {events.length > 0 && (
              <OnScreen data-screen>
                <Events events={events} count={EVENTS} lang={lang} />
              </OnScreen>
            )}
          </>
        }
        figure={image && <Figure image={image} />}
      />
    </Sheet>
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

const HeaderFrame = styled.header`
  ${onField}
  padding: calc(1.5 * var(--baseline)) var(--edge) calc(2 * var(--baseline));

  ${media.desktop} {
    padding-block: calc(3 * var(--baseline)) calc(2 * var(--baseline));
  }

  @media print {
    padding-block: 0;
  }
`;

const Kicker = styled.div`
  margin-bottom: 0.5rem;
`;

const Title = styled.h1`
  ${type.heading1}
`;

const Columns = styled.div`
  ${columns}
  row-gap: 0.5rem;
  align-items: baseline;
  margin-top: 0.5rem;

  > * {
    grid-column: 1 / -1;
    ${columnsFrom('desktop', 'span 6')}
  }
`;

/* Avoids a layout shift when “today” replaces the date of the served HTML (OpeningTime.tsx). */
const State = styled.p`
  ${type.heading2}
  font-size: clamp(1.5rem, 1rem + 2.2vw, 3.25rem);
  min-height: 2.4em;
  min-height: 2lh;
`;

const Lead = styled.div`
  ${type.text}

  ${media.tablet} {
    ${type.lead}
  }
`;

function Header({ page, hours }: { page: Page; hours: OpeningHours[] }) {
  const { title, heading = title, lang, lead } = page;
  const opening = nextOpening(hours, useNow());
  const { steps } = useSection(page);
  return (
    <HeaderFrame>
      <Kicker>
        <Breadcrumbs page={page} steps={steps} />
      </Kicker>
      <Title>{titleLines(heading)}</Title>
      {(opening ?? lead) && (
        <Columns>
          {opening && (
            <State data-live data-screen>
              <OpeningTime opening={opening} lang={lang} />
            </State>
          )}
          {lead && (
            <Lead>
              <RichText blocks={lead} variant="plain" />
            </Lead>
          )}
        </Columns>
      )}
    </HeaderFrame>
  );
}

type FactsProps = { page: Page; hours: OpeningHours[]; place?: Place; price?: Price };

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

export function Head(head: HeadProps<Queries.VisitPageQuery, PageContext>) {
  const { prismic } = head.data;
  const page = toPage(prismic.page);
  const { steps } = useSection(page);
  const navigation = useNavigation(page?.lang);
  if (!page) return null;
  const homepage = prismic.allHomepages.edges?.[0]?.node;
  const subject = { kind: 'Centre', navigation, homepage } as const;
  return <PageHead page={head} steps={steps} subject={subject} {...headOf(page)} />;
}
