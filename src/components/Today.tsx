import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { ArticleCard } from '../content/types/articleCard';
import type { DatedCall } from '../content/values/calls';
import type { Occasion } from '../content/values/occasion';
import type { Opening } from '../content/values/openingHours';
import { formatDate, formatHours, formatTime } from '../i18n/dates';
import { lastDayOf } from '../i18n/days';
import type { Language } from '../i18n/languages';
import { columnsFrom, media, pageGrid } from '../styles/grid';
import { type } from '../styles/type';
import { Link } from './Link';
import { OpeningTime } from './OpeningTime';

const Frame = styled.div`
  ${pageGrid}
  row-gap: 0.25rem;
  padding-block: 0.5rem;
  ${type.small}

  > * {
    grid-column: 1 / -1;
    ${columnsFrom('tablet', 'span 6')}
    ${columnsFrom('desktop', 'span 3')}
  }
`;

const Introduction = styled.p`
  ${type.text}
  grid-column: 1 / -1;
  padding-block: 0.25rem 0.5rem;

  ${media.tablet} {
    ${type.lead}
    padding-block: 0.5rem 0.75rem;
  }

  ${media.desktop} {
    margin-inline-end: 25%;
  }
`;

const Line = styled.p`
  color: var(--muted);

  a {
    color: var(--ink);
  }
`;

type Props = {
  lang: Language;
  introduction?: string;
  opening?: Opening;
  visit?: string;
  running?: ArticleCard;
  upcoming?: ArticleCard;
  call?: Pick<DatedCall, 'name' | 'deadline'> & { path: string };
};

export function Today({ lang, introduction, opening, visit, running, upcoming, call }: Props) {
  const time = opening && <OpeningTime opening={opening} lang={lang} />;
  return (
    <Frame>
      {introduction && <Introduction>{introduction}</Introduction>}
      {time && <Line data-live>{visit ? <Link to={{ href: visit }}>{time}</Link> : time}</Line>}
      {running && (
        <Line>
          <FormattedMessage id="home.running" />{' '}
          <Link to={{ href: running.path }}>{running.title}</Link>
          {running.occasion?.end && (
            <>
              {' '}
              <FormattedMessage id="home.until" values={{ date: toEnd(running.occasion, lang) }} />
            </>
          )}
        </Line>
      )}
      {upcoming?.occasion && (
        <Line>
          <FormattedMessage id="home.next" />{' '}
          <Link to={{ href: upcoming.path }}>{upcoming.title}</Link>
          {', '}
          {formatDate(upcoming.occasion.start, lang)}
        </Line>
      )}
      {call?.deadline && (
        <Line>
          <FormattedMessage id="home.deadline" /> <Link to={{ href: call.path }}>{call.name}</Link>
          {', '}
          {formatDate(call.deadline, lang)}
        </Line>
      )}
    </Frame>
  );
}

function toEnd({ start, end = start }: Occasion, lang: Language): string {
  const hours = formatHours(start, end, lang);
  return hours ? formatTime(end, lang, true) : formatDate(lastDayOf(end), lang);
}
