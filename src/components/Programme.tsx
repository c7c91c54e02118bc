import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { ArticleCard } from '../content/types/articleCard';
import type { ProgrammeDay } from '../content/values/season';
import { formatDate, formatDateRange, formatDay, formatHours, formatWeekdays } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { coverLink } from '../styles/coverLink';
import { type } from '../styles/type';
import { columns, columnsFrom, media } from '../styles/grid';
import { Link } from './Link';
import { HeadedSection } from './SectionHeader';
import { unbrokenWords } from './unbrokenWords';

const Day = styled.li`
  ${columns}
  padding-block: var(--baseline) calc(2 * var(--baseline));
  border-top: 1px solid var(--ink);
`;

const Date = styled.h3`
  ${type.heading1}
  font-size: clamp(1.75rem, 1.2rem + 2vw, 3rem);
  grid-column: 1 / -1;

  small {
    display: block;
    ${type.note}
    font-family: var(--font);
    font-weight: 400;
  }

  &[aria-current] {
    color: var(--accent);
    text-decoration: underline 3px;
    text-underline-offset: 0.15em;
  }
  ${columnsFrom('desktop', 'span 3')}
`;

const Events = styled.ol`
  grid-column: 1 / -1;
  ${columnsFrom('desktop', '4 / -1')}
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: baseline;
  column-gap: var(--gutter);
  padding-block: 0.5rem;
  border-top: 1px solid var(--line);

  ${media.desktop} {
    grid-template-columns: repeat(9, minmax(0, 1fr));

    &:first-child {
      border-top: 0;
    }

    > * {
      grid-column: span 2;
    }
  }
`;

const Hours = styled.p`
  font-variant-numeric: tabular-nums;
`;

const Title = styled.h4`
  ${type.heading3}
  ${coverLink}
  ${columnsFrom('desktop', 'span 5')}
`;

const Place = styled.p`
  ${type.note}
`;

type Props = { lang: Language; days: ProgrammeDay<ArticleCard>[]; today?: string };

export function Programme({ lang, days, today }: Props) {
  return (
    <HeadedSection heading={<FormattedMessage id="events.title" />} isRegion>
      <ol>
        {days.map(({ day, events }) => (
          <Day key={day}>
            <Date aria-current={day === today ? 'date' : undefined}>
              <time dateTime={day}>
                <small>{formatWeekdays(day, undefined, lang)}</small> {formatDay(day, lang)}
              </time>
            </Date>
            <Events>
              {events.map((event) => (
                <Row key={event.id}>
                  <Hours>{hoursOf(event)}</Hours>
                  <Title>
                    <Link to={{ href: event.path }}>
                      {unbrokenWords(event.heading ?? event.title)}
                    </Link>
                  </Title>
                  <Place>{event.occasion?.place}</Place>
                </Row>
              ))}
            </Events>
          </Day>
        ))}
      </ol>
    </HeadedSection>
  );
}

/** Returns the hours of an event. Without hours, returns the days if the event has several days. */
function hoursOf({ occasion, lang }: ArticleCard): string | undefined {
  if (!occasion) return undefined;
  const { start, end } = occasion;
  const days = formatDateRange(start, end, lang);
  return formatHours(start, end, lang) ?? (days === formatDate(start, lang) ? undefined : days);
}
