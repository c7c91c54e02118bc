import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Cell, Table } from '../content/values/table';
import { type } from '../styles/type';
import { RichText } from './RichText';

/* Words in a table are never broken. In a narrow window the table scrolls sideways. */
const Region = styled.div`
  margin-block: calc(2 * var(--baseline));
  overflow-x: auto;
  overflow-wrap: normal;

  @media print {
    overflow: visible;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    border-block: 1px solid var(--ink);
    font-size: max(0.9em, var(--text-small));
  }

  caption {
    padding-bottom: 0.5rem;
    text-align: start;
    ${type.note}
  }

  tr + tr,
  thead + tbody {
    border-top: 1px solid var(--line);
  }

  th,
  td {
    padding: 0.5rem 0 0.5rem var(--gutter);
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
  }

  thead th {
    vertical-align: bottom;
    color: var(--muted);
  }

  tr > :first-child {
    padding-inline-start: 0;
  }

  [data-figure] {
    text-align: end;
    white-space: nowrap;
  }
`;

export function ContentTable({ caption, head, body }: Table) {
  const intl = useIntl();
  return (
    <Region
      role="region"
      tabIndex={0}
      aria-label={caption ?? intl.formatMessage({ id: 'table.region' })}
    >
      <table>
        {caption && <caption>{caption}</caption>}
        {head.length > 0 && <thead>{renderRows(head, 'col')}</thead>}
        <tbody>{renderRows(body, 'row')}</tbody>
      </table>
    </Region>
  );
}

function renderRows(rows: Cell[][], scope: 'col' | 'row') {
  return rows.map((cells, row) => (
    <tr key={row}>
      {cells.map(({ text, isHeader, isFigure }, column) => {
        // An empty `th` would be a header without a name, so an empty cell is a `td`.
        const Element = isHeader && text ? 'th' : 'td';
        return (
          <Element
            key={column}
            scope={Element === 'th' ? scope : undefined}
            data-figure={isFigure || undefined}
          >
            <RichText blocks={text} variant="plain" />
          </Element>
        );
      })}
    </tr>
  ));
}
