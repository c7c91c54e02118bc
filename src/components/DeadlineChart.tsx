import styled from 'styled-components';
import type { DatedCall } from '../content/values/calls';
import { formatDay } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { media } from '../styles/media';

const MONTHS = 12;
const ROW_PX = 32;
const MONTHS_END_PX = 20;
/** The calls' names take this share of the width, like the first column of CallTable. */
const NAMES_PERCENT = 30;
const ISO_DAY_LENGTH = 10;

/* Narrow windows do not show the chart, because the chart repeats the table. */
const Drawing = styled.svg`
  display: none;
  width: 100%;
  margin-top: var(--baseline);
  overflow: visible;
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  fill: var(--muted);
  stroke-width: 1px;

  line {
    stroke: var(--line);
  }

  line[data-today] {
    stroke: var(--accent);
    stroke-dasharray: 4 4;
  }

  line[data-open] {
    stroke: var(--ink);
  }

  circle {
    fill: var(--accent);
  }

  ${media.tablet} {
    display: block;
  }
`;

type Props = {
  lang: Language;
  calls: DatedCall[];
  /** ISO 8601 timestamp. */
  now: string;
};

/** Draws a line for each open call and a point for each deadline of the next twelve months. */
export function DeadlineChart({ lang, calls, now }: Props) {
  const [year = 0, month = 1] = now.split('-').map(Number);
  const months = Array.from({ length: MONTHS + 1 }, (_, index) =>
    Date.UTC(year, month - 1 + index),
  );
  const [start = 0, end = 0] = [months[0], months[MONTHS]];
  const xOf = (moment: number) =>
    `${(NAMES_PERCENT + ((100 - NAMES_PERCENT) * (moment - start)) / (end - start)).toFixed(2)}%`;
  const rows = calls
    .filter(({ isClosed }) => !isClosed)
    .map(({ name, deadlines }) => ({
      name,
      isAlwaysOpen: deadlines.length === 0,
      days: deadlines.filter((day) => day >= now.slice(0, ISO_DAY_LENGTH) && Date.parse(day) < end),
    }))
    .filter(({ isAlwaysOpen, days }) => isAlwaysOpen || days.length > 0);
  if (!rows.some(({ days }) => days.length > 0)) return null;

  const height = (rows.length + 1) * ROW_PX;
  const today = xOf(Date.parse(now));
  return (
    <Drawing height={height} aria-hidden>
      {months.map((moment, index) => (
        <g key={moment}>
          <line x1={xOf(moment)} x2={xOf(moment)} y2={height} />
          {index < MONTHS && (
            <text x={xOf(moment)} dx="6" y="14">
              {shortMonth(moment, lang)}
            </text>
          )}
        </g>
      ))}
      <line data-today x1={today} x2={today} y1={MONTHS_END_PX} y2={height} />
      {rows.map(({ name, isAlwaysOpen, days }, index) => {
        const y = (index + 1) * ROW_PX + ROW_PX / 2;
        return (
          <g key={name}>
            <line
              data-open={isAlwaysOpen || undefined}
              x1={isAlwaysOpen ? today : `${NAMES_PERCENT}%`}
              x2="100%"
              y1={y}
              y2={y}
            />
            <svg width={`${NAMES_PERCENT - 1}%`} height={height}>
              <text y={y + 4}>{name}</text>
            </svg>
            {days.map((day) => (
              <g key={day}>
                <circle cx={xOf(Date.parse(day))} cy={y} r="5" />
                <text x={xOf(Date.parse(day))} dx="9" y={y - 5}>
                  {new Date(day).getUTCDate()}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </Drawing>
  );
}

function shortMonth(moment: number, lang: Language): string | undefined {
  return /\p{L}{3}/u.exec(formatDay(new Date(moment).toISOString(), lang))?.[0];
}
