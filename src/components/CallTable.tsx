import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { feedOf } from '../addresses';
import type { DatedCall } from '../content/values/calls';
import { formatDate, formatDay, formatMoment } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { labelled } from '../styles/labelled';
import { belowDesktop, media } from '../styles/media';
import { type } from '../styles/type';
import { ButtonLink } from './Button';
import { DeadlineChart } from './DeadlineChart';
import { Link } from './Link';
import { Section } from './Section';
import { unbrokenRanges } from './unbrokenWords';
import { VisuallyHidden } from './VisuallyHidden';

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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

type Props = {
  lang: Language;
  calls: DatedCall[];
  now: string;
  calendar?: string;
  /** Path of the page whose feed lists the deadlines. */
  feed?: string;
};

export function CallTable({ lang, calls, now, calendar, feed }: Props) {
  const intl = useIntl();
  const label = {
    amount: intl.formatMessage({ id: 'call.amount' }),
    deadline: intl.formatMessage({ id: 'call.deadline' }),
    audience: intl.formatMessage({ id: 'call.audience' }),
    link: intl.formatMessage({ id: 'call.link' }),
  };
  return (
    <Section aria-label={intl.formatMessage({ id: 'call.table' })}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="call.name" />
            </th>
            {Object.entries(label).map(([name, text]) => (
              <th key={name} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.name} data-closed={call.isClosed || undefined}>
              <th scope="row">{call.name}</th>
              <td data-label={label.amount}>
                {call.amount && <span>{unbrokenRanges(call.amount)}</span>}
              </td>
              <td data-label={label.deadline}>
                <div>
                  <Deadline call={call} lang={lang} />
                </div>
              </td>
              <td data-label={label.audience}>{call.audience && <span>{call.audience}</span>}</td>
              <td data-label={label.link}>
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
        <Actions data-screen>
          {calendar && (
            <ButtonLink href={encodeURI(calendar)}>
              <FormattedMessage id="call.calendar" />
            </ButtonLink>
          )}
          {feed && (
            <ButtonLink href={encodeURI(feedOf(feed))}>
              <FormattedMessage id="list.feed" />
            </ButtonLink>
          )}
        </Actions>
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

type DeadlineProps = { call: DatedCall; lang: Language };

function Deadline({ call: { deadline, deadlines, isClosed }, lang }: DeadlineProps) {
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
