import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ListedEvent } from '../content/types/listedEvent';
import { coverLink } from '../styles/coverLink';
import { type } from '../styles/type';
import { columns, columnsFrom, fullRows, media, windowFrom } from '../styles/grid';
import { formatWeekdays } from '../i18n/dates';
import { ArticleDate } from './ArticleDate';
import { Link } from './Link';
import { Picture } from './Picture';
import { HeadedSection } from './SectionHeader';
import type { SectionHeaderProps } from './SectionHeader';
import { unbrokenWords } from './unbrokenWords';

const Row = styled.li`
  position: relative;
  ${columns}
  align-items: baseline;
  padding-block: var(--baseline);
  border-top: 1px solid var(--line);
  grid-template-rows: auto 1fr;
  ${fullRows}
`;

const Dates = styled.p`
  ${type.heading2}
  font-variant-numeric: tabular-nums;

  ${media.tablet} {
    grid-column: span 4;
    grid-row: 1 / span 2;
  }
`;

const Hours = styled.span`
  display: block;
  ${type.note}
  font-family: var(--font);
  font-weight: 400;
  letter-spacing: 0;
`;

const Title = styled.h3`
  font-size: var(--heading-3);
  ${coverLink}
`;

const Name = styled.div`
  ${columnsFrom('tablet', '5 / span 6')}
  ${columnsFrom('desktop', '5 / span 4')}
`;

const Thumbnail = styled.div`
  max-width: 10rem;
  margin-top: 0.5rem;
  align-self: start;

  ${media.tablet} {
    grid-column: 11 / span 2;
    grid-row: 1 / span 2;
    max-width: none;
    margin-top: 0;
  }
`;

const Place = styled.p`
  font-size: var(--text-small);
  color: var(--muted);
  ${columnsFrom('tablet', '5 / span 6')}

  ${media.desktop} {
    grid-column: 9 / span 2;
    grid-row: 1 / span 2;
  }
`;

type Props = SectionHeaderProps & {
  events: ListedEvent[];
  /** Maps the id of each event to the ids of its filters. */
  filters?: Map<string, string[]>;
  marks?: (event: ListedEvent) => ReactNode;
};

export function EventList({ events, filters, marks, ...header }: Props) {
  if (events.length === 0) return null;
  return (
    <HeadedSection {...header} isRegion>
      <ol>
        {events.map((event) => (
          <Row key={event.id} data-filters={filters?.get(event.id)?.join(' ')}>
            {event.occasion && (
              <Dates>
                <ArticleDate article={event} />
                <Hours>
                  {formatWeekdays(event.occasion.start, event.occasion.end, event.lang)}
                </Hours>
              </Dates>
            )}
            <Name>
              <Title>
                <Link to={{ href: event.path }}>{unbrokenWords(event.heading ?? event.title)}</Link>
              </Title>
              {marks?.(event)}
            </Name>
            {event.occasion?.place && <Place>{event.occasion.place}</Place>}
            {event.image && (
              <Thumbnail>
                <Picture
                  image={{ ...event.image, alt: '' }}
                  aspect="landscape"
                  sizes={`${windowFrom.tablet} 16vw, 40vw`}
                />
              </Thumbnail>
            )}
          </Row>
        ))}
      </ol>
    </HeadedSection>
  );
}
