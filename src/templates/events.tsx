import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { EmptyList } from '../components/EmptyList';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { Stack } from '../components/Stack';
import { Subscribe } from '../components/Subscribe';
import { EventList } from '../components/EventList';
import { toArticleCard } from '../content/articleCard';
import { toList } from '../content/documentList';
import { inPhase } from '../content/occasion';
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

/** A page of the list of events: current, upcoming (the nearest first) and past ones at the reader's time. */
export default function EventsTemplate({
  data,
  pageContext: { lang, page, pages },
}: PageProps<Queries.EventsPageQuery, ListContext>) {
  const now = useNow();
  const events = toList([data.prismic.first, data.prismic.second], toArticleCard);
  return (
    <>
      <PageTitle>
        <FormattedMessage id="events.title" />
      </PageTitle>
      <NewsFilters lang={lang} path={listPath('event', lang)} />
      <Subscribe href={calendarPath(lang)}>
        <FormattedMessage id="events.calendar" />
      </Subscribe>
      <Stack $space={4}>
        <EventList
          heading={<FormattedMessage id="events.running" />}
          events={inPhase(events, 'running', now)}
          note={<FormattedMessage id="events.asOf" values={{ date: formatDate(now, lang) }} />}
        />
        <EventList
          heading={<FormattedMessage id="events.upcoming" />}
          events={inPhase(events, 'upcoming', now).reverse()}
          note={<FormattedMessage id="events.asOf" values={{ date: formatDate(now, lang) }} />}
        />
        <EventList
          heading={<FormattedMessage id="events.past" />}
          events={inPhase(events, 'past', now)}
        />
      </Stack>
      {events.length === 0 && <EmptyList />}
      <Pagination page={page} pages={pages} pathOf={(number) => listPath('event', lang, number)} />
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
