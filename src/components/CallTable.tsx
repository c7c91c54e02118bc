import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { feedOf } from '../addresses';
import type { DatedCall } from '../content/values/calls';
import { formatDate, formatDay, formatMoment } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { belowDesktop, media } from '../styles/grid';
import { labelled } from '../styles/labelled';
import { type } from '../styles/type';
import { ButtonLink, ButtonRow } from './Button';
import { Link } from './Link';
import { VisuallyHidden } from './VisuallyHidden';
import { Section } from './Section';
import { unbrokenRanges } from './unbrokenWords';

const Table = styled.table`
  border-block: 1px solid var(--ink);

  th[scope='row'] {
    text-align: start;
    ${type.heading3}
  }

  [data-closed] {
    color: var(--muted);
  }

  ${belowDesktop} {
    &,
    tbody,
    tr,
    th[scope='row'] {
      display: block;
    }

    thead,
    td:empty {
      display: none;
    }

    tr {
      padding-block: 0.5rem var(--baseline);
    }

    tr + tr {
      border-top: 1px solid var(--line);
    }

    td {
      ${labelled}
      --label: 7rem;
      padding-top: 0.25rem;
    }

    td::before {
      content: attr(data-label);
      ${type.note}
    }
  }

  ${media.desktop} {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;

    th,
    td {
      padding: 0.5rem var(--gutter) 0.5rem 0;
      text-align: start;
      vertical-align: baseline;
    }

    th[scope='col'] {
      font-weight: 400;
      ${type.note}
    }

    th[scope='col']:first-child {
      width: 30%;
    }

    th[scope='col']:last-child {
      width: 12%;
    }

    tbody tr {
      border-top: 1px solid var(--line);
    }
  }
`;

const Further = styled.small`
  display: block;
  ${type.note}
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0.5rem var(--gutter);
  padding-top: 0.5rem;
  ${type.note}
`;

type Props = {
  lang: Language;
  calls: DatedCall[];
  /** ISO 8601 timestamp. */
  now: string;
  calendar?: string;
  /** Path of the page whose feed lists the deadlines. */
  feed?: string;
};

const facts = ['amount', 'deadline', 'audience', 'link'] as const;

export function CallTable({ lang, calls, now, calendar, feed }: Props) {
  const intl = useIntl();
  const textOf = (name: (typeof facts)[number] | 'table' | 'name' | 'calendar') =>
    intl.formatMessage({ id: `call.${name}` });
  return (
    <Section aria-label={textOf('table')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{textOf('name')}</th>
            {facts.map((name) => (
              <th key={name} scope="col">
                {textOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.name} data-closed={call.isClosed || undefined}>
              <th scope="row">{call.name}</th>
              <td data-label={textOf('amount')}>
                {call.amount && <span>{unbrokenRanges(call.amount)}</span>}
              </td>
              <td data-label={textOf('deadline')}>
                <div>
                  <Deadline call={call} lang={lang} />
                </div>
              </td>
              <td data-label={textOf('audience')}>
                {call.audience && <span>{call.audience}</span>}
              </td>
              <td data-label={textOf('link')}>
                {call.link && !call.isClosed && (
                  <Link to={call.link}>
                    <FormattedMessage id="call.apply" />
                    <VisuallyHidden>: {call.name}</VisuallyHidden>
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <DeadlineChart lang={lang} calls={calls} now={now} />
      <Note>
        <p>
          <FormattedMessage id="events.asOf" values={{ date: formatDate(now, lang) }} />
        </p>
        <ButtonRow data-screen>
          {calendar && <ButtonLink href={encodeURI(calendar)}>{textOf('calendar')}</ButtonLink>}
          {feed && (
            <ButtonLink href={encodeURI(feedOf(feed))}>
              {intl.formatMessage({ id: 'list.feed' })}
            </ButtonLink>
          )}
        </ButtonRow>
      </Note>
    </Section>
  );
}

/** Names the year only when it changes: `3. maí, 1. september, 1. febrúar 2028`. */
function formatLater(first: string, later: string[], lang: Language): string {
  return later
    .map((date, index) => {
      const isSameYear = date.slice(0, 4) === (later[index - 1] ?? first).slice(0, 4);
      return isSameYear ? formatDay(date, lang) : formatDate(date, lang);
    })
    .join(', ');
}

function Deadline({ call, lang }: { call: DatedCall; lang: Language }) {
  const { deadline, deadlines, isClosed } = call;
  if (deadline === undefined) return <FormattedMessage id="call.always" />;
  if (isClosed) {
    return <FormattedMessage id="call.closed" values={{ date: formatDate(deadline, lang) }} />;
  }
  const later = deadlines.slice(deadlines.indexOf(deadline) + 1);
  return (
    <>
      <time dateTime={deadline}>{formatMoment(deadline, lang)}</time>
      {later.length > 0 && (
        <Further>
          <FormattedMessage
            id="call.later"
            values={{ dates: formatLater(deadline, later, lang) }}
          />
        </Further>
      )}
    </>
  );
}

const MONTHS = 12;
const ROW_PX = 32;
const MONTHS_END_PX = 20;
/** The calls' names take this share of the width, like the first column of the table. */
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

export function DeadlineChart({ lang, calls, now }: Pick<Props, 'lang' | 'calls' | 'now'>) {
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
