import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { CallTable } from '../components/CallTable';
import { DocumentView } from '../components/DocumentView';
import { EmptyList } from '../components/EmptyList';
import { Figure } from '../components/Figure';
import { Programme } from '../components/Programme';
import { SeasonHeader } from '../components/SeasonHeader';
import { toArticleCard } from '../content/types/articleCard';
import { sortCalls } from '../content/values/calls';
import { toList } from '../content/values/documentList';
import { phaseOf } from '../content/values/occasion';
import { headOf, subscriptionsOf, toPage } from '../content/types/page';
import { daysOf, toProgramme, toSeason } from '../content/values/season';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { useNow } from '../state/useNow';
import { windowFrom } from '../styles/media';

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

export default function SeasonTemplate({
  data: { prismic },
}: PageProps<Queries.SeasonPageQuery, PageContext>) {
  const page = useMemo(() => toPage(prismic.page), [prismic]);
  const season = toSeason(prismic.page);
  const now = useNow((time) => (page?.calls.length ? time : time.slice(0, 'YYYY-MM-DD'.length)));
  if (!page || !season) return null;
  const { lang, image, calls, lead, ...text } = page;
  const today = now.slice(0, 'YYYY-MM-DD'.length);
  const phase = phaseOf(season, now);
  const isOn = phase === 'running';
  const programme = toProgramme(toList(prismic.events, toArticleCard), season);
  return (
    <DocumentView
      {...text}
      header={
        <SeasonHeader
          {...text}
          {...season}
          {...{ lang, lead, phase }}
          kicker={<Breadcrumbs page={page} />}
          days={daysOf(season)}
          today={isOn ? daysOf({ start: season.start, end: today }) - 1 : undefined}
        />
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
              lang={lang}
              calls={sortCalls(calls, now)}
              now={now}
              {...subscriptionsOf(page)}
            />
          )}
        </>
      }
      figure={image && <Figure image={image} sizes={`${windowFrom.desktop} 60vw, 95vw`} />}
    />
  );
}

export function Head(head: HeadProps<Queries.SeasonPageQuery, PageContext>) {
  const page = toPage(head.data.prismic.page);
  if (!page) return null;
  return <PageHead page={head} {...headOf(page)} />;
}
