import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled, { css } from 'styled-components';
import type { ArticleCard } from '../content/types/articleCard';
import type { EventFilter, EventTime } from '../content/types/eventFilters';
import { formatDate, formatDateRange } from '../i18n/dates';
import { dayOf } from '../i18n/days';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { chosenLink } from '../styles/coverLink';
import { media } from '../styles/grid';
import { EmptyList } from './EmptyList';
import { Link } from './Link';
import { VisuallyHidden } from './VisuallyHidden';

/* The URL's fragment chooses the filter, so filters work without JavaScript and can be shared. */
const selection = (id: string) => css`
  &:has(#${id}${chosenLink}) [data-filters]:not([data-filters~='${id}']),
  &:has(#${id}${chosenLink}) section:has([data-filters]):not(:has([data-filters~='${id}'])) {
    display: none;
  }

  &:has(#${id}${chosenLink}):not(:has([data-filters~='${id}'])) > [data-empty] {
    display: block;
  }
`;

const Frame = styled.div<{ $ids: string[] }>`
  > [data-empty] {
    display: none;
  }

  ${({ $ids }) => $ids.map(selection)}
`;

const Filters = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  /* With 18 px, the rows of the sample events break alike in the fallback font and the site's font on most phones. */
  gap: 0 1.125rem;
  padding-inline: var(--edge);
  padding-bottom: calc(2 * var(--baseline));
  font-size: var(--text-small);

  > p {
    color: var(--muted);
  }
`;

/* Touch targets are 44 px high. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: inherit;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: none;

    ${media.tablet} {
      min-height: 2rem;
    }
  }

  a:hover {
    text-decoration: underline;
  }

  /* Without JavaScript the first filter stays marked as current. */
  a:target:not([aria-current]),
  nav:not(:has(:target:not([aria-current]))) & a[aria-current='true'] {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;

const times: Record<EventTime, MessageId> = {
  all: 'events.back',
  running: 'events.running',
  weekend: 'events.weekend',
  days: 'events.days',
};

type Props = {
  lang: Language;
  filters: EventFilter[];
  /** The id of the chosen filter; `undefined` until hydration. */
  current: string | undefined;
  count: number;
  next?: ArticleCard;
  children: ReactNode;
};

export function EventFilters({ lang, filters, current, count, next, children }: Props) {
  const id = useId();
  return (
    <Frame $ids={filters.filter(({ time }) => time !== 'all').map(({ id }) => id)}>
      <Filters aria-labelledby={id} data-screen>
        <p id={id}>
          <FormattedMessage id="events.filters" />
        </p>
        <List>
          {filters.map(({ id, time, span, label }) => (
            <li key={id}>
              <a
                id={id}
                href={`#${id}`}
                aria-current={current ? id === current : time === 'all' || undefined}
              >
                {time ? <FormattedMessage id={times[time]} /> : label}
                {span && `, ${formatDateRange(dayOf(span[0]), dayOf(span[1]), lang)}`}
              </a>
            </li>
          ))}
        </List>
      </Filters>
      <VisuallyHidden as="p" role="status">
        <FormattedMessage id="events.title" />: {count}
      </VisuallyHidden>
      {children}
      <div data-empty>
        <EmptyList messageId="events.none">
          {next?.occasion && (
            <>
              {' '}
              <FormattedMessage id="home.next" /> <Link to={{ href: next.path }}>{next.title}</Link>
              {', '}
              {formatDate(next.occasion.start, lang)}
            </>
          )}
        </EmptyList>
      </div>
    </Frame>
  );
}
