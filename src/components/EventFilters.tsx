import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import type { EventFilterGroup, EventTime } from '../content/eventFilters';
import type { MessageId } from '../i18n/messages/is';
import { media } from '../styles/media';
import { wordLine } from '../styles/wordLine';
import { EmptyList } from './EmptyList';
import { VisuallyHidden } from './VisuallyHidden';

/* The address chooses the filter, so it works without JavaScript and can be shared. */
const selection = (id: string) => css`
  &:has(#${id}:target) [data-filters]:not([data-filters~='${id}']),
  &:has(#${id}:target) section:has([data-filters]):not(:has([data-filters~='${id}'])) {
    display: none;
  }

  &:has(#${id}:target):not(:has([data-filters~='${id}'])) > [data-empty] {
    display: block;
  }
`;

const Frame = styled.div<{ $ids: string[] }>`
  > [data-empty] {
    display: none;
  }

  ${({ $ids }) => $ids.map(selection)}
`;

const Groups = styled.nav`
  display: grid;
  gap: 0.25rem var(--gutter);
  padding-inline: var(--edge);
  padding-bottom: calc(2 * var(--baseline));
  ${wordLine}
`;

const Group = styled.div`
  display: flex;
  gap: 1.25rem;
  align-items: baseline;
`;

const Label = styled.p`
  font-size: var(--text-small);
  color: var(--muted);
  padding-block: 0.25rem;

  ${media.tablet} {
    flex: none;
    width: 5rem;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;

  a {
    display: inline-block;
    padding-block: 0.25rem;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  /* Without JavaScript the first filter stays marked as current. */
  a:target,
  nav:not(:has(:target)) & a[aria-current] {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;

const kinds: Record<EventFilterGroup['kind'], MessageId> = {
  time: 'event.when',
  subject: 'article.tags',
  place: 'event.where',
};

const times: Record<EventTime, MessageId> = {
  all: 'events.back',
  running: 'events.running',
  week: 'events.week',
  month: 'events.month',
};

type Props = {
  groups: EventFilterGroup[];
  /** Id of the filter in the address. */
  current: string;
  /** How many events pass it. */
  count: number;
  /** The lists of events. */
  children: ReactNode;
};

/** Links that reduce the lists below to some events, with a note if none is left. */
export function EventFilters({ groups, current, count, children }: Props) {
  const intl = useIntl();
  const filters = groups.flatMap((group) => group.filters).filter(({ time }) => time !== 'all');
  return (
    <Frame $ids={filters.map(({ id }) => id)}>
      <Groups aria-label={intl.formatMessage({ id: 'events.filters' })} data-screen>
        {groups.map((group) => (
          <Group key={group.kind}>
            <Label>
              <FormattedMessage id={kinds[group.kind]} />
            </Label>
            <List>
              {group.filters.map(({ id, time, label }) => (
                <li key={id}>
                  <a id={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                    {time ? <FormattedMessage id={times[time]} /> : label}
                  </a>
                </li>
              ))}
            </List>
          </Group>
        ))}
      </Groups>
      <VisuallyHidden as="p" role="status">
        <FormattedMessage id="events.title" />: {count}
      </VisuallyHidden>
      {children}
      <div data-empty>
        <EmptyList messageId="events.none" />
      </div>
    </Frame>
  );
}
