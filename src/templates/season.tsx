import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { CallTable } from '../components/CallTable';
import { DocumentView } from '../components/DocumentView';
import { EmptyList } from '../components/EmptyList';
import { Figure } from '../components/Figure';
import { Programme } from '../components/Programme';
import { RichText } from '../components/RichText';
import { unbrokenWords } from '../components/unbrokenWords';
import { toArticleCard } from '../content/types/articleCard';
import { sortCalls } from '../content/values/calls';
import { toList } from '../content/values/documentList';
import { phaseOf } from '../content/values/occasion';
import type { Phase } from '../content/values/occasion';
import { headOf, subscriptionsOf, toPage } from '../content/types/page';
import { daysOf, toProgramme, toSeason } from '../content/values/season';
import { formatDateRange } from '../i18n/dates';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { useNow } from '../state/useNow';
import { columns, columnsFrom } from '../styles/grid';
import { onField } from '../styles/onField';
import { type } from '../styles/type';

export const query = graphql`
  query SeasonPage(
    $uid: String!
    $lang: String!
    $events: [String!]
    $whereEvents: PRISMIC_WhereArticle
    $hasEvents: Boolean = false
  ) {
    prismic {
      page(uid: $uid, lang: $lang) {
        ...Page
        season_start
        season_end
      }
      ...Events
    }
  }
`;

const Frame = styled.header`
  ${onField}
  padding: calc(3 * var(--baseline)) var(--edge) calc(4 * var(--baseline));
`;

/* Makes a title of one or two words as wide as the page. Letters are about 0.5 em wide. */
const Title = styled.h1<{ $letters: number }>`
  ${type.heading0}
  font-size: max(
    2rem,
    min((100vw - 2 * var(--edge)) * 1.86 / ${({ $letters }) => $letters}, 24rem)
  );
  line-height: 0.95;
  margin-block: var(--baseline) calc(2 * var(--baseline));

  @media print {
    font-size: var(--heading-0);
  }
`;

/** A longer festival has no ticks: only a few pixels apart, they would look like a grey bar. */
const MAX_TICKS = 62;

const Days = styled.div<{ $days: number }>`
  position: relative;
  height: 1rem;
  background:
    linear-gradient(var(--ink) 0 0) 0 50% / 100% 1px no-repeat,
    repeating-linear-gradient(
      to right,
      var(--ink) 0 1px,
      transparent 1px calc((100% - 1px) / ${({ $days }) => ($days > MAX_TICKS ? 1 : $days)})
    );

  &::after {
    content: '';
    position: absolute;
    inset: 0 0 0 auto;
    border-right: 1px solid var(--ink);
  }
`;

const Current = styled.div<{ $day: number; $days: number }>`
  position: absolute;
  inset-block: 0.375rem;
  left: ${({ $day, $days }) => (100 * $day) / $days}%;
  width: ${({ $days }) => 100 / $days}%;
  background: var(--ink);
`;

const Facts = styled.div`
  ${columns}
  row-gap: calc(2 * var(--baseline));
  padding-top: var(--baseline);

  > * {
    grid-column: 1 / -1;
    ${columnsFrom('desktop', 'span 6')}
  }
`;

const Dates = styled.p`
  ${type.heading1}
  font-size: clamp(1.75rem, 1.2rem + 2.4vw, 3.5rem);
  text-wrap: balance;
`;

const Status = styled.p`
  margin-top: 0.5rem;
  color: var(--muted);
`;

const phases = {
  upcoming: 'events.upcoming',
  running: 'events.running',
  past: 'event.over',
} as const satisfies Record<Phase, string>;

export default function SeasonTemplate({ data: { prismic } }: PageProps<Queries.SeasonPageQuery>) {
  const page = useMemo(() => toPage(prismic.page), [prismic]);
  const season = toSeason(prismic.page);
  const now = useNow((time) => (page?.calls.length ? time : time.slice(0, 'YYYY-MM-DD'.length)));
  if (!page || !season) return null;
  const { title, heading = title, lang, image, calls, lead, content, tables } = page;
  const { start, end } = season;
  const days = daysOf(season);
  const today = now.slice(0, 'YYYY-MM-DD'.length);
  const phase = phaseOf(season, now);
  const isOn = phase === 'running';
  const programme = toProgramme(toList(prismic.events, toArticleCard), season);
  return (
    <DocumentView
      content={content}
      tables={tables}
      header={
        <Frame>
          <div>
            <Breadcrumbs page={page} />
          </div>
          <Title $letters={title.length}>{unbrokenWords(heading)}</Title>
          <Days $days={days} aria-hidden>
            {isOn && <Current $day={daysOf({ start, end: today }) - 1} $days={days} />}
          </Days>
          <Facts>
            <div>
              <Dates>
                <time dateTime={start}>{formatDateRange(start, end, lang)}</time>
              </Dates>
              <Status>
                <FormattedMessage id={phases[phase]} />
              </Status>
            </div>
            <RichText blocks={lead} variant="lead" />
          </Facts>
        </Frame>
      }
      opening={
        <>
          {programme.length > 0 ? (
            <Programme lang={lang} days={programme} today={isOn ? today : undefined} />
          ) : (
            <EmptyList />
          )}
          {calls.length > 0 && (
            <CallTable
              {...{ lang, now }}
              calls={sortCalls(calls, now)}
              {...subscriptionsOf(page)}
            />
          )}
        </>
      }
      figure={image && <Figure image={image} />}
    />
  );
}

export function Head(head: HeadProps<Queries.SeasonPageQuery, PageContext>) {
  const page = toPage(head.data.prismic.page);
  if (!page) return null;
  return <PageHead page={head} {...headOf(page)} />;
}
