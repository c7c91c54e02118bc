import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { EmptyList } from '../components/EmptyList';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { Stack } from '../components/Stack';
import { Subscribe } from '../components/Subscribe';
import { Timetable } from '../components/Timetable';
import { toArticleCard } from '../content/articleCard';
import { toList } from '../content/connection';
import { phaseOf } from '../content/occasion';
import { formatDate } from '../i18n/dates';
import { NewsFilters } from '../components/NewsFilters';
import { PageHead } from '../head/PageHead';
import type { ListContext } from '../pageContext';
import { useNow } from '../state/useNow';
import { calendarPath, listPath } from '../addresses';

export const query = graphql`
  query EventsPage(
    $lang: String!
    $where: PRISMIC_WhereArticle
    $sortBy: PRISMIC_SortArticley
    $half: Int
    $after: String
    $afterHalf: String
  ) {
    prismic {
      ...ListedArticles
    }
  }
`;

/** What goes on, what comes (the nearest first) and what is over, as it is when the page is read. */
export default function EventsTemplate({
  data,
  pageContext: { lang, page, pages },
}: PageProps<Queries.EventsPageQuery, ListContext>) {
  const now = useNow();
  const events = toList([data.prismic.first, data.prismic.second], toArticleCard);
  const inPhase = (phase: ReturnType<typeof phaseOf>) =>
    events.filter(({ occasion }) => phaseOf(occasion, now) === phase);
  return (
    <>
      <PageTitle>
        <FormattedMessage id="events.title" />
      </PageTitle>
      <NewsFilters lang={lang} path={listPath('event', lang)} />
      <Stack $space={4}>
        <Timetable
          heading={<FormattedMessage id="events.running" />}
          events={inPhase('running')}
          note={<FormattedMessage id="events.asOf" values={{ date: formatDate(now, lang) }} />}
        />
        <Timetable
          heading={<FormattedMessage id="events.upcoming" />}
          events={inPhase('upcoming').reverse()}
          note={<FormattedMessage id="events.asOf" values={{ date: formatDate(now, lang) }} />}
        />
        <Timetable heading={<FormattedMessage id="events.past" />} events={inPhase('past')} />
      </Stack>
      {events.length === 0 && <EmptyList />}
      <Pagination page={page} pages={pages} pathOf={(number) => listPath('event', lang, number)} />
      <Subscribe href={calendarPath(lang)}>
        <FormattedMessage id="events.calendar" />
      </Subscribe>
    </>
  );
}

export function Head(head: HeadProps<Queries.EventsPageQuery, ListContext>) {
  const { lang } = head.pageContext;
  return (
    <PageHead
      page={head}
      titleId="events.title"
      pathOf={(number) => listPath('event', lang, number)}
      calendar={calendarPath(lang)}
    />
  );
}
