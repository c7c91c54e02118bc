import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Phase } from '../content/values/occasion';
import type { RichText as Blocks } from '../content/values/richText';
import { formatDateRange } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { columns } from '../styles/grid';
import { media } from '../styles/media';
import { onField } from '../styles/onField';
import { type } from '../styles/type';
import { RichText } from './RichText';
import { unbrokenWords } from './unbrokenWords';

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

    ${media.desktop} {
      grid-column: span 6;
    }
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

type Props = {
  title: string;
  heading?: string;
  lang: Language;
  kicker: ReactNode;
  lead?: Blocks;
  /** First day, `YYYY-MM-DD`; `end` is the last day. */
  start: string;
  end: string;
  phase: Phase;
  /** Number of days; `today` is the index of the current day, from 0. */
  days: number;
  today?: number;
};

export function SeasonHeader(props: Props) {
  const { title, heading = title, lang, kicker, lead, start, end, phase, days, today } = props;
  return (
    <Frame>
      <div>{kicker}</div>
      <Title $letters={title.length}>{unbrokenWords(heading)}</Title>
      <Days $days={days} aria-hidden>
        {today !== undefined && <Current $day={today} $days={days} />}
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
  );
}
